// Finds in the Markdown of a legal text what the pages cannot show, or must not load.
import type { Token } from 'markdown-it'
import { fix, type Place, type Problem } from '../problems/Problem.ts'
import { under } from '../problems/sentences/legal-texts.ts'
import { typeset } from '../typography.ts'
import { textOf } from './read-markdown.ts'

/** An address within the site: `/media/plan.webp`, but not `//autre.fr/plan.webp`. */
const ADDRESS_IN_SITE = /^\/(?!\/)/
/** An address outside the site, or a section of the page: `https://cnil.fr`, `tel:+33153732222`, `#garantie`. */
const OTHER_ADDRESS = /^(?:https?:|mailto:|tel:|#)/

export function findMarkdownFaults(tokens: Token[], place: Place): Problem[] {
  const faults: Problem[] = []
  let heading = ''
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (token.type === 'heading_open') heading = under(typeset(textOf(next)))
    // The links, pictures and HTML of a paragraph are children of its token.
    for (const part of [token, ...(token.children ?? [])]) {
      const fault = findFault(part, next, heading, place)
      if (fault) faults.push(fault)
    }
  }
  return faults
}

/** @param heading the title above the token, which the message quotes */
function findFault(
  token: Token,
  next: Token | undefined,
  heading: string,
  place: Place,
): Problem | undefined {
  switch (token.type) {
    case 'html_block':
    case 'html_inline': {
      const [html = ''] = token.content.trim().split('\n')
      return fix('html-in-text', place, { heading, html })
    }
    case 'image': {
      const address = String(token.attrGet('src'))
      if (ADDRESS_IN_SITE.test(address)) return undefined
      return fix('picture-elsewhere', place, { heading, address })
    }
    case 'link_open': {
      const address = String(token.attrGet('href'))
      if (ADDRESS_IN_SITE.test(address) || OTHER_ADDRESS.test(address)) return undefined
      return fix('link-unusable', place, { heading, address })
    }
    case 'table_open':
      if (next?.tag === 'caption') return undefined
      return fix('table-unnamed', place, { heading })
    case 'inline':
      // A paragraph that begins with `|` is a table that the Markdown parser could not read.
      if (!token.content.startsWith('|')) return undefined
      return fix('table-unreadable', place, { heading })
  }
  return undefined
}
