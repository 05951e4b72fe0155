import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'

/** Addresses that a link may lead to: the site, the web, a mailbox, a telephone. */
const isSafe = (url: string) => /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/.test(url)

/** Refuses what the pages cannot show or must not load. */
export const refuse = () => (tree: Root, file: VFile) => {
  visit(tree, (node, _, parent) => {
    switch (node.type) {
      case 'html':
        if (!node.value.startsWith('<!--')) {
          file.message(
            `« ${node.value.split('\n')[0]} » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< ».`,
            node,
          )
        }
        break
      case 'image':
        if (!/^\/(?!\/)/.test(node.url)) {
          file.message(
            `L’image « ${node.url} » : rangez-la dans le site et écrivez son adresse ainsi : /image.png. Une image d’ailleurs ferait appeler un autre site.`,
            node,
          )
        }
        break
      case 'link':
      case 'definition':
        if (!isSafe(node.url)) {
          file.message(
            `Le lien « ${node.url} » commence par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.`,
            node,
          )
        }
        break
      case 'heading':
        if (node.depth <= 2 && parent?.type !== 'root') {
          file.message(
            `Le titre « ${textOf(node)} » est pris dans un passage que « ::: » n’a pas fermé.`,
            node,
          )
        }
        break
      case 'paragraph': {
        const words = textOf(node)
        if (words.startsWith(':::')) {
          file.message(
            '« ::: » ouvre un passage avec son nom, sans espace (:::definitions), et le ferme, seul sur sa ligne.',
            node,
          )
        } else if (words.startsWith('|')) {
          file.message(
            'Ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.',
            node,
          )
        }
      }
    }
  })
}
