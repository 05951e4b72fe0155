import { expect, it } from 'vitest'
import { fix, inSite, inWords } from './Problem.ts'
import { inForm, inTerminal, remedyInForm } from './problem-in-words.ts'

it.each([
  ['video.src', '', 'Vider ce champ'],
  ['noindex', 'oui', 'Répondre oui'],
  ['hosting', 'o2switch', 'Choisir « o2switch »'],
  ['legal.publisher.shareCapital', '2 000 €', 'Écrire 2 000 €'],
])('offers %s a button that writes %j', (key, remedy, words) => {
  expect(remedyInForm(remedy, inSite(key))).toBe(words)
})

it.each([
  [inSite('brand.color'), '#1c5b49', '« color: "#1c5b49" » sous « brand: »'],
  [inWords(['home', 'hero', 'subline', 0]), 'Oui', '« - Oui » sous « subline: »'],
])('says in the terminal which line to write: %j %s', (place, remedy, line) => {
  expect(inTerminal(fix(place, 'Non.', remedy))).toContain(`Non. Écrivez ${line}.`)
})

it('says in the form on which line of a file of captions a fault is', () => {
  const place = { ...inSite('video.captions'), file: 'media/film.vtt', line: 12 } as const
  expect(inForm(fix(place, 'Ce sous-titre ne se lit pas.'))).toMatch(/^Ligne 12 du fichier.*pas\.$/)
})
