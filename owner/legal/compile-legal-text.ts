import type { Token } from 'markdown-it'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { fillIn, showAll, type TextFault } from './fill-in.ts'
import { findMarkdownFaults } from './find-markdown-faults.ts'
import type { LegalContext } from './legal-scope.ts'
import { numberSections, readMarkdown, textOf, writeHtml } from './read-markdown.ts'

/** Makes a page of a text and of what the configuration says, or tells what is wrong with it. */
export function compileLegalText(
  written: string,
  context: LegalContext,
): { text?: Omit<LegalText, 'dates'>; faults: TextFault[] } {
  const source = written.replaceAll('\r\n', '\n')
  const filled = fillIn(source, context)
  const inEveryBranch = findMarkdownFaults(readMarkdown(showAll(source)))
  const faults = [...filled.faults, ...inEveryBranch.map((message) => ({ message }))]
  if (filled.faults.length > 0) return { faults }

  const tokens = readMarkdown(filled.markdown)
  const isTitle = ({ type, tag }: Token) => type === 'heading_open' && tag === 'h1'
  const titles = tokens.filter(isTitle).length
  const [, title] = tokens.splice(tokens.findIndex(isTitle), 3)
  const sections = numberSections(tokens)
  if (titles !== 1) {
    const message = `La page commence par un seul titre, « # Titre de la page ». Il y en a ${titles}.`
    faults.push({ message })
  }
  for (const [index, { id, title }] of sections.entries()) {
    if (sections.findIndex((section) => section.id === id) === index) continue
    const message = `Deux sections s’appellent « ${title} » : leurs liens se confondraient. Renommez l’une d’elles.`
    faults.push({ message })
  }
  if (faults.length > 0) return { faults }

  const html = writeHtml(tokens)
  const gaps = Array.from(html.matchAll(/data-a-completer="([^"]+)"/g), ([, name = '']) => name)
  return {
    text: {
      title: textOf(title).trim(),
      sections,
      gaps: [...new Set(gaps)],
      html,
    },
    faults: [],
  }
}
