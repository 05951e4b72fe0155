import type { Heading, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import type { VFile } from 'vfile'
import type { LegalSection } from '../../src/legal/LegalText.ts'
import { element } from './element.ts'

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

/** Takes `{#garantie #ancien-nom}` off a title: the address of its section, then those it had before. */
function takeAnchors(heading: Heading): string[] {
  const last = heading.children.at(-1)
  if (last?.type !== 'text') return []
  const [found = '', anchors = ''] = /\s*\{((?:#[a-z\d-]+\s*)+)\}\s*$/.exec(last.value) ?? []
  last.value = last.value.slice(0, last.value.length - found.length)
  return anchors.split(/[\s#]+/).filter(Boolean)
}

/**
 * Takes the page's title out, numbers its sections and gives each its anchor.
 *
 * The number is in the text itself, so that it is copied, searched and read aloud with the title.
 */
export const numberSections = () => (tree: Root, file: VFile) => {
  const titles: string[] = []
  const sections: LegalSection[] = []
  const taken = new Set<string>()
  for (const node of tree.children) {
    if (node.type !== 'heading' || node.depth > 2) continue
    const anchors = takeAnchors(node)
    const title = textOf(node).trim()
    if (node.depth === 1) {
      titles.push(title)
      continue
    }
    const [id = '', ...formerly] = anchors.length > 0 ? anchors : [slug(title)]
    if (id === '') file.message(`La section « ${title} » n’a pas de titre lisible.`, node)
    for (const anchor of [id, ...formerly]) {
      if (taken.has(anchor)) {
        file.message(
          `Deux sections s’appellent « ${title} » : leurs liens se confondraient. Renommez l’une d’elles.`,
          node,
        )
      }
      taken.add(anchor)
    }
    const number = sections.length + 1
    sections.push({ id, number, title })
    node.data = { hProperties: { id } }
    node.children = [
      ...formerly.map((anchor) => element('a', [], { id: anchor })),
      element('span', [{ type: 'text', value: `${number}.` }]),
      { type: 'text', value: ' ' },
      ...node.children,
    ]
  }
  tree.children = tree.children.filter((node) => node.type !== 'heading' || node.depth !== 1)
  const [title = '', ...extra] = titles
  if (title === '' || extra.length > 0) {
    file.message(
      `La page commence par un seul titre, « # Titre de la page ». Il y en a ${titles.length}.`,
    )
  }
  Object.assign(file.data, { title, sections })
}
