import { guaranteePath } from '../../src/legal/guarantee-path.ts'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import { checkBlanks } from '../find-blank.ts'
import { fix, type Problems } from '../problems/Problem.ts'

/** The legal texts by the name of their page, e.g. `mentions-legales`. */
type LegalTexts = Record<string, Pick<LegalText, 'title' | 'html'>>

/** Matches tags, and the marks that the build makes for missing answers. */
const TAGS_AND_GAPS = /<mark data-a-completer=[^>]*>[^<]*<\/mark>|<[^>]*>/g

const textIn = (html: string) =>
  html.replace(TAGS_AND_GAPS, ' ').replaceAll('&lt;', '<').replaceAll('&gt;', '>')

/**
 * Finds links to pages and files that do not exist, and blanks that no answer of the owner
 * could ever fill.
 *
 * @param files public addresses of what the site publishes beside its pages
 */
export function* checkLegalTexts(texts: LegalTexts, files: Iterable<string>): Problems {
  const addresses = new Set([...routes.map(({ path }) => path), ...files, '/licences.txt'])
  for (const [page, { title, html }] of Object.entries(texts)) {
    const place = { file: `legal/${page}.md`, path: [] } as const
    // The home page links to the section on the guarantee, which this text holds.
    const fromHome = guaranteePath.startsWith(`/${page}#`) ? [guaranteePath] : []
    for (const target of [...linksIn(html), ...fromHome]) {
      const { pathname, hash } = new URL(target, `https://site.invalid/${page}`)
      const linked = texts[pathname.slice(1)]
      if (!addresses.has(pathname) && !addresses.has(`${pathname}.html`)) {
        yield fix(place, `Le lien « ${target} » ne mène à aucune page ni aucun fichier du site.`)
      } else if (hash && linked && !linked.html.includes(` id="${hash.slice(1)}"`)) {
        const sentence = `Le lien « ${target} » mène à une section qui n’existe pas : recopiez l’ancre du sommaire de la page, ou donnez celle-ci au titre de la section, « ## Titre {${hash}} ».`
        yield fix(place, sentence)
      }
    }
    yield* checkBlanks(textIn(`${title} ${html}`), place)
  }
}

/** Lists the links of a text to our own site. */
const linksIn = (html: string) =>
  new Set([...html.matchAll(/\s(?:href|src)="([/#][^"]*)"/g)].map(([, link = '']) => link))
