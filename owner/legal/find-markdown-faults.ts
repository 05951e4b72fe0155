// Finds in the Markdown of a legal text what the pages cannot show, or must not load.
import type { Token } from 'markdown-it'
import { fix, type Place, type Problems } from '../problems/Problem.ts'
import { textOf } from './read-markdown.ts'

/** An address within the site: `/media/plan.webp`, but not `//autre.fr/plan.webp`. */
const ADDRESS_IN_SITE = /^\/(?!\/)/
/** An address outside the site, a section of the page, or the unknown address of a service: `tel:+33153732222`, `#garantie`. */
const OTHER_ADDRESS = /^(?:https?:|mailto:|tel:|#|$)/
/** The HTML of our own marks « [À compléter : …] ». */
const GAP_MARK = /^(?:<mark data-a-completer="[\w.]+">|<\/mark>)$/

export function* findMarkdownFaults(tokens: Token[], place: Place): Problems {
  // The beginning of each message, which names the heading above the fault.
  let where = ''
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (token.type === 'heading_open') where = `Sous « ${textOf(next)} » : `
    const isNameless = token.type === 'table_open' && next?.tag !== 'caption'
    // The links, pictures and HTML of a paragraph are children of its token.
    const faults = [token, ...(token.children ?? [])].map(findFault)
    if (isNameless) faults.push(NAMELESS_TABLE)
    for (const fault of faults) {
      if (fault) yield fix(place, where + fault)
    }
  }
}

const NAMELESS_TABLE =
  'un tableau est précédé d’une ligne qui le nomme : « Tableau : durées de conservation ».'

function findFault(token: Token): string | undefined {
  switch (token.type) {
    case 'html_block':
    case 'html_inline': {
      const [html = ''] = token.content.trim().split('\n')
      if (GAP_MARK.test(html)) return undefined
      return `« ${html} » : les textes s’écrivent en Markdown, sans HTML. Pour montrer le signe lui-même, écrivez « \\< » ; pour une note à vous, {% comment %} … {% endcomment %}.`
    }
    case 'image': {
      const address = String(token.attrGet('src'))
      if (ADDRESS_IN_SITE.test(address)) return undefined
      return `l’image « ${address} » appellerait un autre site : rangez-la dans le vôtre et écrivez son adresse ainsi : /image.png.`
    }
    case 'link_open': {
      const address = String(token.attrGet('href'))
      if (ADDRESS_IN_SITE.test(address) || OTHER_ADDRESS.test(address)) return undefined
      return `le lien « ${address} » doit commencer par https://, par / pour une page du site, par # pour une section, par mailto: ou tel:.`
    }
    case 'inline':
      // A paragraph that begins with `|` is a table that the Markdown parser could not read.
      if (!token.content.startsWith('|')) return undefined
      return 'ce tableau ne se lit pas : sa deuxième ligne s’écrit « | --- | --- | », avec autant de colonnes que la première.'
  }
  return undefined
}
