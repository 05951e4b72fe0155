import type { Token } from 'markdown-it'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import { under } from '../problems/sentences/legal-texts.ts'
import { typeset } from '../typography.ts'
import { textOf } from './read-markdown.ts'

/** Returns the fault of a token, or false. `heading` is the title above it, which the message quotes. */
type FindFault = (
  token: Token,
  next: Token | undefined,
  place: Place,
  heading: string,
) => Problem | false

const findHtml: FindFault = ({ content }, _, place, heading) => {
  const [html = ''] = content.trim().split('\n')
  return fix('html-in-text', place, { heading, html })
}

/** The function that finds, in each type of token, what the pages cannot show or must not load. */
const finders: Record<string, FindFault> = {
  html_block: findHtml,
  html_inline: findHtml,
  image(token, _, place, heading) {
    const address = String(token.attrGet('src'))
    return !/^\/(?!\/)/.test(address) && fix('picture-elsewhere', place, { heading, address })
  },
  link_open(token, _, place, heading) {
    const address = String(token.attrGet('href'))
    const isUsable = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/.test(address)
    return !isUsable && fix('link-unusable', place, { heading, address })
  },
  table_open: (_, next, place, heading) =>
    next?.tag !== 'caption' && fix('table-unnamed', place, { heading }),
  inline: ({ content }, _, place, heading) =>
    content.startsWith('|') && fix('table-unreadable', place, { heading }),
}

export function findMarkdownFaults(tokens: Token[], place: Place): Problem[] {
  let heading = ''
  return tokens.flatMap((token, index) => {
    if (token.type === 'heading_open') heading = under(typeset(textOf(tokens[index + 1])))
    return [token, ...(token.children ?? [])].flatMap((part) => {
      const fault = finders[part.type]?.(part, tokens[index + 1], place, heading)
      return fault ? [fault] : []
    })
  })
}
