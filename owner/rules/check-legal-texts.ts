import { guaranteePath } from '../../src/legal/guarantee-path.ts'
import type { LegalText } from '../../src/legal/LegalText.ts'
import { routes } from '../../src/routes.ts'
import { fix, type Problems } from '../problems/Problem.ts'

/** Lists the addresses that a text links to or shows. Those of our own site begin with `/` or `#`. */
const targetsOf = ({ html }: LegalText) =>
  Array.from(html.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, target = '']) =>
    target.replaceAll('&amp;', '&'),
  )

/**
 * Finds links to pages that do not exist, links to a section whose title was renamed, and « [À compléter »
 * typed by hand into a text: no answer of the owner could ever fill such a gap.
 *
 * @param texts the legal texts, by the name of their page
 * @param files public addresses of what the site publishes beside its pages
 */
export function* checkLegalTexts(
  texts: Record<string, LegalText>,
  files: Iterable<string>,
): Problems {
  // Texts may also link to the licences, the fonts' licences and the icons, which the build itself writes.
  const fonts = ['/polices/OFL-Figtree.txt', '/polices/OFL-Fraunces.txt']
  const written = ['/licences.txt', ...fonts, '/favicon.svg', '/favicon.ico', '/partage.png']
  const places = new Set([...routes.map(({ path }) => path), ...files, ...written])
  for (const [page, text] of Object.entries(texts)) {
    const place = { file: `legal/${page}.md`, path: [] } as const
    // The home page links to the section about the guarantee: its anchor must exist.
    const promised = guaranteePath.startsWith(`/${page}#`) ? [guaranteePath] : []
    for (const target of new Set([...promised, ...targetsOf(text)])) {
      if (!/^[/#]/.test(target)) continue
      const { pathname, hash } = new URL(target, `https://site.invalid/${page}`)
      const there = texts[pathname.slice(1)]
      if (![pathname, `${pathname}.html`].some((place) => places.has(place))) {
        yield fix('link-dead', place, { target })
      } else if (hash && there && !there.html.includes(` id="${hash.slice(1)}"`)) {
        yield fix('anchor-dead', place, { target, anchor: hash })
      }
    }
    if (/(?<!data-a-completer="[^"]*">)\[À compléter/.test(text.title + text.html)) {
      yield fix('gap-by-hand', place, {})
    }
  }
}
