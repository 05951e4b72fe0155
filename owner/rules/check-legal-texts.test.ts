import { expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { checkLegalTexts } from './check-legal-texts.ts'

const check = (html: string, files: string[] = []) =>
  inWords(checkLegalTexts({ 'mentions-legales': { title: 'Titre', html } }, files))

it('follows links to pages, sections and files, and leaves other sites alone', () => {
  const html =
    '<a href="/conditions-generales"><a href="/conditions-generales#garantie"><a href="/#agenda"><a href="/a.txt?b=1&amp;c=2"><img src="/a.webp"><a href="https://a.fr/x"><a href="mailto:a@b.fr">'
  expect(check(html, ['/a.txt', '/a.webp'])).toEqual([])
})

it('names once what does not exist: a page, a section, a file', () => {
  const html =
    '<a href="/condition"><a href="/condition"><a href="#la"><a href="/404"><img src="/a.webp">'
  expect(check(html).join('\n')).toMatchInlineSnapshot(`
    "fix legal/mentions-legales.md : Le lien « /condition » ne mène à aucune page ni aucun fichier du site.
    fix legal/mentions-legales.md : Le lien « #la » mène à une section qui n’existe pas : recopiez l’ancre du sommaire de la page, ou donnez celle-ci au titre de la section, « ## Titre {#la} ».
    fix legal/mentions-legales.md : Le lien « /404 » ne mène à aucune page ni aucun fichier du site.
    fix legal/mentions-legales.md : Le lien « /a.webp » ne mène à aucune page ni aucun fichier du site."
  `)
})

it('finds a gap typed by hand, and leaves those of the facts to their own check', () => {
  expect(check('<p><mark data-a-completer="a">[À compléter : SIREN]</mark></p>')).toEqual([])
  expect(check('<p>Adresse : [À compléter : adresse]</p>')).toEqual([
    'fix legal/mentions-legales.md : « [À compléter : adresse] » est une place à remplir, et se lirait telle quelle. Écrivez ce qui y va, ou rien tant que vous ne savez pas.',
  ])
})
