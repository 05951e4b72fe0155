import type { LegalSection } from '../../src/legal/LegalText.ts'
import { typeset } from '../../src/typography.ts'
import { TextError } from './text-error.ts'
import { jsx, type Node, text, textOf } from './tree.ts'

/** `Éditeur du site` → `editeur-du-site` */
const slug = (title: string) =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/**
 * Takes the page's title out, numbers its sections and gives each its anchor.
 *
 * The number is in the text itself, so that it is copied, searched and read aloud with the title.
 */
export function numberSections(root: Node): {
  root: Node
  title: string
  sections: LegalSection[]
} {
  const titles: string[] = []
  const sections: LegalSection[] = []
  const children = (root.children ?? []).flatMap((node) => {
    if (node.type !== 'heading') return [node]
    const title = typeset(textOf(node))
    if (node.depth === 1) {
      titles.push(title)
      return []
    }
    if (node.depth !== 2) return [node]
    const id = slug(title)
    if (id === '' || sections.some((section) => section.id === id)) {
      throw new TextError(
        id === ''
          ? `La section « ${title} » n’a pas de titre lisible.`
          : `Deux sections s’appellent « ${title} » : leurs liens se confondraient. Renommez l’une d’elles.`,
        node,
      )
    }
    const number = sections.length + 1
    sections.push({ id, number, title })
    return [
      {
        ...node,
        data: { hProperties: { id } },
        children: [
          jsx('text', 'span', {}, [text(`${number}.`)]),
          text(' '),
          ...(node.children ?? []),
        ],
      },
    ]
  })
  const [title, ...extra] = titles
  if (title === undefined || extra.length > 0) {
    throw new TextError(
      `La page commence par un seul titre, « # Titre de la page ». Il y en a ${titles.length}.`,
    )
  }
  return { root: { ...root, children }, title, sections }
}
