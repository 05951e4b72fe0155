import { Drop } from 'liquidjs'
import { escapeMarkdown } from './markdown.ts'

/** An answer of the owner in a legal text: Liquid compares its value in conditions, and shows its Markdown. */
export class MarkdownValue extends Drop {
  readonly markdown: string
  private readonly value: unknown

  constructor(value: unknown, markdown: string) {
    super()
    this.value = value
    this.markdown = markdown
  }

  override valueOf() {
    return this.value
  }
}

/** Writes what `{{ … }}` shows. Semicolons separate the items of a list: « un ; deux ». */
export function toMarkdown(value: unknown): string {
  if (value instanceof MarkdownValue) return value.markdown
  if (Array.isArray(value)) return value.map(toMarkdown).join(' ; ')
  return escapeMarkdown(String(value))
}
