import type { Token } from 'markdown-it'
import { textOf } from './read-markdown.ts'

type FindFault = (token: Token, next: Token | undefined) => string | false

const findHtml: FindFault = ({ content }) =>
  `« ${content.trim().split('\n')[0]} » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< » ; pour une note à vous, {% comment %} … {% endcomment %}.`

/** What the pages cannot show or must not load, by type of token. */
const finders: Record<string, FindFault> = {
  html_block: findHtml,
  html_inline: findHtml,
  image(token) {
    const address = String(token.attrGet('src'))
    return (
      !/^\/(?!\/)/.test(address) &&
      `L’image « ${address} » : rangez-la dans le site et écrivez son adresse ainsi : /image.png. Une image d’ailleurs ferait appeler un autre site.`
    )
  },
  link_open(token) {
    const address = String(token.attrGet('href'))
    return (
      !/^(?:https?:|mailto:|tel:|\/(?!\/)|#)/.test(address) &&
      `Le lien « ${address} » commence par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.`
    )
  },
  table_open: (_, next) =>
    next?.tag !== 'caption' &&
    'Un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».',
  inline: ({ content }) =>
    content.startsWith('|') &&
    'Ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.',
}

/** What is wrong in a text, each fault with the heading under which it stands. */
export function findMarkdownFaults(tokens: Token[]): string[] {
  let heading = ''
  return tokens.flatMap((token, index) => {
    if (token.type === 'heading_open') heading = `Sous « ${textOf(tokens[index + 1])} » : `
    return [token, ...(token.children ?? [])].flatMap((part) => {
      const fault = finders[part.type]?.(part, tokens[index + 1])
      return fault ? [heading + fault] : []
    })
  })
}
