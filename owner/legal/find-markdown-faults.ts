// Finds in the Markdown of a legal text what the pages cannot show, or must not load.
import type { Token } from 'markdown-it'
import { fix, type Place, type Problem, type Problems } from '../problems/Problem.ts'
import { underHeading } from '../problems/sentences/legal-texts.ts'
import { typeset } from '../typography.ts'
import { textOf } from './read-markdown.ts'

/** An address within the site: `/media/plan.webp`, but not `//autre.fr/plan.webp`. */
const ADDRESS_IN_SITE = /^\/(?!\/)/
/** An address outside the site, or a section of the page: `https://cnil.fr`, `tel:+33153732222`, `#garantie`. */
const OTHER_ADDRESS = /^(?:https?:|mailto:|tel:|#)/

export function* findMarkdownFaults(tokens: Token[], place: Place): Problems {
  // The beginning of each message, which names the heading above the fault: `Sous « Éditeur du site » : `.
  let where = ''
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (token.type === 'heading_open') where = underHeading(typeset(textOf(next)))
    if (token.type === 'table_open' && next?.tag !== 'caption') {
      yield fix('table-unnamed', place, { where })
    }
    // The links, pictures and HTML of a paragraph are children of its token.
    for (const part of [token, ...(token.children ?? [])]) {
      const fault = findFault(part, where, place)
      if (fault) yield fault
    }
  }
}

function findFault(token: Token, where: string, place: Place): Problem | undefined {
  switch (token.type) {
    case 'html_block':
    case 'html_inline': {
      const [html = ''] = token.content.trim().split('\n')
      return fix('html-in-text', place, { where, html })
    }
    case 'image': {
      const address = String(token.attrGet('src'))
      if (ADDRESS_IN_SITE.test(address)) return undefined
      return fix('picture-elsewhere', place, { where, address })
    }
    case 'link_open': {
      const address = String(token.attrGet('href'))
      if (ADDRESS_IN_SITE.test(address) || OTHER_ADDRESS.test(address)) return undefined
      return fix('link-unusable', place, { where, address })
    }
    case 'inline':
      // A paragraph that begins with `|` is a table that the Markdown parser could not read.
      if (!token.content.startsWith('|')) return undefined
      return fix('table-unreadable', place, { where })
  }
  return undefined
}
