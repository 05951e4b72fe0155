import { type BuiltPage, type BuiltSite, wordsOf } from './BuiltPage.ts'
import { type Findings, fix } from './Finding.ts'

const NOT_FOUND = '/404'

const idsOf = ({ html }: BuiltPage) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

const linksOf = ({ html }: BuiltPage) => {
  const [, picture] = /property="og:image" content="([^"]*)"/.exec(html) ?? []
  const links = [...html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)]
    .map(([, target = '']) => wordsOf(target))
    .filter((target) => !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target))
  return new Set(picture ? [...links, new URL(picture).pathname] : links)
}

/** Links to nowhere, and anchors that a renamed title has left behind. */
export function* findBrokenLinks({ pages, files }: BuiltSite): Findings {
  const ids = new Map(pages.map((page) => [page.path, idsOf(page)]))
  for (const page of pages) {
    const { path } = page
    for (const target of linksOf(page)) {
      const { pathname, hash } = new URL(target, `https://site.invalid${path}`)
      // The 404 page has no address of its own.
      const isNowhere = pathname === NOT_FOUND && path !== NOT_FOUND
      if (isNowhere || !(ids.has(pathname) || files.has(pathname))) {
        yield fix`${path} : le lien « ${target} » ne mène à aucune page ni aucun fichier du site. Corrigez-le.`
      } else if (hash && ids.get(pathname)?.has(hash.slice(1)) === false) {
        yield fix`${path} : le lien « ${target} » mène à une section qui n’existe pas. Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.`
      }
    }
  }
}

/** « [À compléter » typed into a text: no key of the configuration could ever fill it. */
export function* findTypedGaps({ pages }: BuiltSite): Findings {
  for (const { path, html } of pages) {
    if (!wordsOf(html.replace(/<mark\b[\s\S]*?<\/mark>/g, '')).includes('[À compléter')) continue
    yield fix`${path} : « [À compléter » est écrit à la main dans le texte, et serait publié tel quel. Écrivez ce qui manque.`
  }
}
