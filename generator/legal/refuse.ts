import type { Nodes, Parents, Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

type FindFault<Node> = (node: Node, parent?: Parents) => string | false

/** A link leads to the site, the web, a mailbox or a telephone. */
const findUnsafe = ({ url }: { url: string }) =>
  !/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/.test(url) &&
  `Le lien « ${url} » commence par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.`

/** What the pages cannot show or must not load. */
const faults: { [Type in Nodes['type']]?: FindFault<Extract<Nodes, { type: Type }>> } = {
  html: ({ value }) =>
    !value.startsWith('<!--') &&
    `« ${value.split('\n')[0]} » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».`,
  image: ({ url }) =>
    !/^\/(?!\/)/.test(url) &&
    `L’image « ${url} » : rangez-la dans le site et écrivez son adresse ainsi : /image.png. Une image d’ailleurs ferait appeler un autre site.`,
  link: findUnsafe,
  definition: findUnsafe,
  heading: (node, parent) =>
    node.depth <= 2 &&
    parent?.type !== 'root' &&
    `Le titre « ${textOf(node)} » est pris dans un passage que « ::: » n’a pas fermé.`,
  paragraph(node) {
    const words = textOf(node)
    if (words.startsWith(':::')) {
      return '« ::: » ouvre un passage avec son nom, sans espace (:::definitions), et le ferme, seul sur sa ligne.'
    }
    return (
      words.startsWith('|') &&
      'Ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.'
    )
  },
}

export const refuse = () => (tree: Root, file: VFile) =>
  visit(tree, (node, _, parent) => {
    const findFault = faults[node.type] as FindFault<Nodes> | undefined
    const fault = findFault?.(node, parent)
    if (fault) file.message(fault, node)
  })
