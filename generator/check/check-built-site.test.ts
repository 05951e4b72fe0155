import { expect, it } from 'vitest'
import type { BuiltPage } from './BuiltPage.ts'
import { findBrokenLinks, findTypedGaps } from './check-built-site.ts'

const home = (html: string): BuiltPage => ({ path: '/', html: `<h1 id="ici">30+</h1>${html}` })
const terms = { path: '/conditions', html: '<h2 id="prix">Prix</h2><img src="/a.webp">' }
const missing = { path: '/404', html: '<a href="#contenu"><main id="contenu">' }

const links = (html: string, ...files: string[]) =>
  [...findBrokenLinks({ pages: [home(html), terms, missing], files: new Set(files) })].map(
    ({ message }) => message,
  )

it('follows links to pages, sections, files, and leaves other sites alone', () => {
  const html =
    '<a href="/conditions"><a href="/conditions#prix"><a href="#ici"><a href="/#ici"><a href="/a.txt?b=1&amp;c=2"><a href="https://a.fr/x"><a href="//a.fr/x"><a href="mailto:a@b.fr">'
  expect(links(html, '/a.txt', '/a.webp')).toEqual([])
})

it('names a page, a file and a section that do not exist, once on each page', () => {
  const html =
    '<a href="/condition"><a href="/condition"><a href="/conditions#tarif"><a href="#la"><a href="conditions#cout"><a href="/404"><meta property="og:image" content="https://www.a.fr/partage.png">'
  expect(links(html).join('\n')).toMatchInlineSnapshot(`
    "/ : le lien « /condition » ne mène à aucune page ni aucun fichier du site. Corrigez-le.
    / : le lien « /conditions#tarif » mène à une section qui n’existe pas. Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.
    / : le lien « #la » mène à une section qui n’existe pas. Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.
    / : le lien « conditions#cout » mène à une section qui n’existe pas. Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.
    / : le lien « /404 » ne mène à aucune page ni aucun fichier du site. Corrigez-le.
    / : le lien « /partage.png » ne mène à aucune page ni aucun fichier du site. Corrigez-le.
    /conditions : le lien « /a.webp » ne mène à aucune page ni aucun fichier du site. Corrigez-le."
  `)
})

it('finds a gap typed by hand, and leaves those of the facts to their own check', () => {
  const gaps = (html: string) =>
    [...findTypedGaps({ pages: [home(html)], files: new Set() })].map(({ message }) => message)
  expect(gaps('<p><mark data-a-completer="a">[À compléter : SIREN]</mark></p>')).toEqual([])
  expect(gaps('<p>Adresse : [À compléter : adresse]</p>')).toEqual([
    '/ : « [À compléter » est écrit à la main dans le texte, et serait publié tel quel. Écrivez ce qui manque.',
  ])
})
