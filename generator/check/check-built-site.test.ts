import { expect, it } from 'vitest'
import type { BuiltPage } from './BuiltPage.ts'
import { findBrokenLinks, findTypedGaps } from './check-built-site.ts'

const home = (html: string): BuiltPage => ({
  path: '/',
  html: `<h1>Accueil 30+ séances</h1>${html}`,
})
const terms: BuiltPage = {
  path: '/conditions',
  html: '<h1>Conditions</h1><h2 id="prix">Prix</h2><img src="/a.webp">',
}
const links = (html: string, files: string[] = []) =>
  [...findBrokenLinks({ pages: [home(html), terms], files: new Set(files) })].map(
    ({ message }) => message,
  )

it('follows links to pages, sections, files, and leaves other sites alone', () => {
  expect(
    links(
      '<b id="ici"><a href="/conditions"><a href="/conditions#prix"><a href="#ici"><a href="/a.txt?b=1&amp;c=2"><a href="https://a.fr/x"><a href="//a.fr/x"><a href="mailto:a@b.fr">',
      ['/a.txt', '/a.webp'],
    ),
  ).toEqual([])
})

it('names a page, a file and a section that do not exist, once each, with the pages that lead there', () => {
  expect(
    links(
      '<a href="/condition"><a href="/condition"><img src="/a.webp"><a href="/conditions#tarif"><a href="#la"><a href="conditions#cout"><meta property="og:image" content="https://www.a.fr/partage.png">',
    ),
  ).toEqual([
    'Le lien « /condition » ne mène à aucune page ni aucun fichier du site (Page d’accueil). Corrigez-le.',
    'Le lien « /a.webp » ne mène à aucune page ni aucun fichier du site (Page d’accueil et Conditions). Corrigez-le.',
    'Le lien « /conditions#tarif » mène à une section qui n’existe pas (Page d’accueil). Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.',
    'Le lien « #la » mène à une section qui n’existe pas (Page d’accueil). Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.',
    'Le lien « conditions#cout » mène à une section qui n’existe pas (Page d’accueil). Une ancre suit le titre de sa section : recopiez-la du sommaire de la page.',
    'Le lien « /partage.png » ne mène à aucune page ni aucun fichier du site (Page d’accueil). Corrigez-le.',
  ])
})

it('follows a link of a page to itself, and none to the 404 page', () => {
  expect(links('<a href="/#ici" id="ici"><a href="/404">', ['/a.webp'])).toEqual([
    'Le lien « /404 » ne mène à aucune page ni aucun fichier du site (Page d’accueil). Corrigez-le.',
  ])
})

it('follows a link within the 404 page', () => {
  const page = { path: '/404', html: '<a href="#contenu"><main id="contenu">' }
  expect([...findBrokenLinks({ pages: [page], files: new Set() })]).toEqual([])
})

it('finds a gap typed by hand, and leaves those of the facts to their own check', () => {
  const gaps = (html: string) => [...findTypedGaps({ pages: [home(html)], files: new Set() })]
  expect(gaps('<p><mark data-a-completer="a">[À compléter : SIREN]</mark></p>')).toEqual([])
  expect(gaps('<p>Adresse : [À compléter : adresse]</p>')).toEqual([
    {
      level: 'fix',
      message:
        'Page d’accueil : « [À compléter » est écrit à la main dans le texte, et serait publié tel quel. Écrivez ce qui manque.',
      pages: ['Page d’accueil'],
    },
  ])
})
