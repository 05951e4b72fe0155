import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { SKIP, visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { closest } from '../schema/closest.ts'
import { element } from './element.ts'

type Directive = ContainerDirective | LeafDirective | TextDirective

/** What texts may write beside Markdown, with the HTML that each becomes. */
const words: Record<string, { form: string; tag: string; attributes?: Record<string, string> }> = {
  definitions: { form: ':::definitions', tag: 'dl' },
  encadre: { form: ':::encadre', tag: 'div' },
  sigle: { form: ':sigle[…]{titre="…"}', tag: 'abbr', attributes: { titre: 'title' } },
  // What facts write for themselves.
  completer: {
    form: ':completer[…]{fait="…"}',
    tag: 'mark',
    attributes: { fait: 'dataACompleter' },
  },
  date: { form: ':date[…]{jour="…"}', tag: 'time', attributes: { jour: 'dateTime' } },
  insecable: { form: ':insecable[…]', tag: 'span' },
}

const marks: Record<string, string> = { encadre: 'dataBox', insecable: 'dataNowrap' }
const colons = { textDirective: ':', leafDirective: '::', containerDirective: ':::' }

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** `- **Terme** : explication` becomes a definition. */
function toDefinition(item: ListItem) {
  const [first, ...others] = item.children
  const [term, colon, ...rest] = first?.type === 'paragraph' ? first.children : []
  if (term?.type !== 'strong' || colon?.type !== 'text') return undefined
  const [, opening] = /^\s*:\s*([\s\S]*)$/.exec(colon.value) ?? []
  if (opening === undefined) return undefined
  // Beside its term, an explanation begins like a sentence.
  const explanation: PhrasingContent[] = [{ type: 'text', value: capitalise(opening) }, ...rest]
  const blocks = [{ type: 'paragraph', children: explanation }, ...others]
  return element('div', [
    element('dt', term.children),
    element('dd', others.length > 0 ? blocks : explanation),
  ])
}

function toDefinitions(node: ContainerDirective, file: VFile) {
  const items = node.children.flatMap<RootContent>((child) =>
    child.type === 'list' ? child.children : [child],
  )
  const definitions = items.flatMap((item) => {
    const definition = item.type === 'listItem' ? toDefinition(item) : undefined
    if (definition) return [definition]
    file.message(
      ':::definitions contient une liste dont chaque ligne s’écrit « - **Terme** : explication ».',
      item,
    )
    return []
  })
  Object.assign(node, { children: definitions })
}

/** Words that only look like ours: « à 14:heures ». */
const isProse = (node: Directive) =>
  node.type === 'textDirective' &&
  node.children.length === 0 &&
  Object.keys(node.attributes ?? {}).length === 0

/** Gives each of our words its HTML, and refuses those that it does not know. */
export const readVocabulary = () => (tree: Root, file: VFile) => {
  visit(tree, (node, index, parent) => {
    if (!('name' in node) || !(node.type in colons) || node.data?.hName) return
    const { name, attributes } = node as Directive
    const word = words[name]
    const written = colons[node.type as keyof typeof colons] + name
    if (word?.form.split('[')[0] === written) {
      const known = word.attributes ?? {}
      if (Object.keys(attributes ?? {}).some((key) => !(key in known))) {
        file.message(`« ${written} » s’écrit ${word.form}.`, node)
      }
      const mark = marks[name]
      node.data = {
        hName: word.tag,
        hProperties: {
          ...(mark && { [mark]: '' }),
          ...Object.fromEntries(
            Object.entries(known).map(([key, property]) => [property, attributes?.[key]]),
          ),
        },
      }
      if (name === 'completer') file.data.hasGaps = true
      if (node.type === 'containerDirective' && name === 'definitions') toDefinitions(node, file)
      return
    }
    if (isProse(node as Directive) && parent && index !== undefined) {
      const { start, end } = node.position ?? {}
      const value = String(file).slice(start?.offset, end?.offset)
      parent.children[index] = { type: 'text', value }
      return SKIP
    }
    file.message(
      `« ${written} » n’existe pas. Vouliez-vous dire « ${words[closest(name, Object.keys(words))]?.form} » ?`,
      node,
    )
  })
}
