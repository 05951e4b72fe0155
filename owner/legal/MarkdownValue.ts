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

/** Writes what `{{ … }}` shows. */
export const toMarkdown = (value: unknown): string =>
  value instanceof MarkdownValue ? value.markdown : escapeMarkdown(String(value))
