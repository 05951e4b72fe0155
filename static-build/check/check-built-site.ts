import { constants } from '../../src/constants.ts'
import { guaranteePath } from '../../src/legal/guarantee-path.ts'
import { type BuiltPage, type BuiltSite, nameOf, wordsOf } from './BuiltPage.ts'
import { type Finding, fix } from './Finding.ts'

const NOT_FOUND = '/404'

const idsOf = ({ html }: BuiltPage) =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))

/** Links to nowhere, and anchors that a renamed title has left behind. */
export function findBrokenLinks({ pages, files }: BuiltSite): Finding[] {
  const ids = new Map(pages.map((page) => [page.path, idsOf(page)]))
  return pages.flatMap((page) => {
    const targets = new Set(
      [...page.html.matchAll(/\s(?:href|src|poster)="([^"]*)"/g)]
        .map(([, target = '']) => wordsOf(target))
        .filter((target) => /^(?:\/(?!\/)|#)/.test(target)),
    )
    return [...targets].flatMap((target) => {
      const [path = '', fragment] = target.replace(/\?[^#]*/, '').split('#')
      const linked = path === '' ? page.path : path
      const where = `${nameOf(page)} : le lien « ${target} »`
      if (linked === NOT_FOUND || !(ids.has(linked) || files.has(linked))) {
        return page.path === NOT_FOUND && linked === NOT_FOUND
          ? []
          : [fix(`${where} ne mène à aucune page ni aucun fichier du site. Corrigez-le.`)]
      }
      return fragment && ids.has(linked) && !ids.get(linked)?.has(fragment)
        ? [
            fix(
              `${where} mène à une section qui n’existe pas. Son ancre suit son titre : recopiez-la du sommaire de la page.`,
            ),
          ]
        : []
    })
  })
}

/** A promise and its conditions stand together: same block, no click away. */
export function findBarePromise({ pages }: BuiltSite): Finding[] {
  const home = pages.find(({ path }) => path === '/')
  const [block = ''] = /<h1[\s\S]*?(?=<\/section>|<h2|$)/.exec(home?.html ?? '') ?? []
  const promises = wordsOf(block).includes(`${constants.appointmentsPerMonth}+`)
  return promises && !block.includes(`href="${guaranteePath}"`)
    ? [
        fix(
          `Page d’accueil : « ${constants.appointmentsPerMonth}+ rendez-vous par mois » s’affiche sans lien vers les conditions de la garantie. Remettez dans le même bloc un lien vers ${guaranteePath}.`,
        ),
      ]
    : []
}
