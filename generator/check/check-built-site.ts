import { type BuiltPage, type BuiltSite, list, pageName, wordsOf } from './BuiltPage.ts'
import { type Findings, fix, onPages } from './Finding.ts'

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
  const pagesOf = new Map<string, string[]>()
  for (const page of pages) {
    for (const target of linksOf(page)) {
      const { pathname: linked, hash } = new URL(target, `https://site.invalid${page.path}`)
      const fragment = hash.slice(1)
      // The 404 page has no address of its own.
      const isNowhere = linked === NOT_FOUND && page.path !== NOT_FOUND
      const exists = !isNowhere && (ids.has(linked) || files.has(linked))
      const isBroken = !exists || (fragment && ids.has(linked) && !ids.get(linked)?.has(fragment))
      if (isBroken) pagesOf.set(target, [...(pagesOf.get(target) ?? []), pageName(page)])
    }
  }
  for (const [target, names] of pagesOf) {
    const fault = target.includes('#')
      ? fix`Le lien « ${target} » mène à une section qui n’existe pas (${list(names)}). Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.`
      : fix`Le lien « ${target} » ne mène à aucune page ni aucun fichier du site (${list(names)}). Corrigez-le.`
    yield onPages(names, fault)
  }
}

/** « [À compléter » typed into a text: no key of the configuration could ever fill it. */
export function* findTypedGaps({ pages }: BuiltSite): Findings {
  for (const page of pages) {
    const words = wordsOf(page.html.replace(/<mark\b[\s\S]*?<\/mark>/g, ''))
    if (!words.includes('[À compléter')) continue
    const name = pageName(page)
    const fault = fix`${name} : « [À compléter » est écrit à la main dans le texte, et serait publié tel quel. Écrivez ce qui manque.`
    yield onPages([name], fault)
  }
}
