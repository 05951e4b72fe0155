import { describe, expect, it } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { shipped } from '../../tests/sites.ts'
import { checkEditions, checkReviews } from '../rules/check-editions.ts'
import { addEditions, type Editions, type LegalTexts, type Review, readReview } from './editions.ts'

const { folder } = shipped
const MONDAY = '2026-11-23'
const TUESDAY = '2026-11-24'
const by = (name: string, on = MONDAY): Review => ({ by: name, on })

const say = (words: string): LegalTexts => ({
  'mentions-legales': { title: 'Mentions', html: `<p>${words}</p>` },
  'conditions-generales': { title: 'Conditions', html: `<p>${words}</p>` },
})
const add = (before: Editions, texts: LegalTexts, day = MONDAY, review?: Review) =>
  addEditions(before, texts, day, review)
const recorded = add({}, say('30 rendez-vous'))
const problemsOf = (check: typeof checkEditions, before: Editions, texts: LegalTexts) =>
  inWords(check(before, texts, folder))
const numbers = (editions: Editions) =>
  editions['conditions-generales']?.map(({ number, day }) => `${number} ${day}`)

it('gives each edition its number and its day, and keeps what readers saw before', () => {
  expect(numbers(recorded)).toEqual(['1 2026-11-23'])
  // Two versions of a text never have the same number, even on the same day.
  expect(numbers(add(recorded, say('40')))).toEqual(['1 2026-11-23', '2 2026-11-23'])
  expect(numbers(add(recorded, say('40'), TUESDAY))).toEqual(['1 2026-11-23', '2 2026-11-24'])
  // A change of markup or of spaces alone adds no version to the record.
  const alike = add(recorded, say('<b>30</b>\u00a0rendez-vous\n'), TUESDAY)
  expect(alike).toEqual(recorded)
})

it('asks to record texts that never were, and refuses words that are not those of their edition', () => {
  expect(problemsOf(checkEditions, recorded, say('30 rendez-vous'))).toEqual([])
  expect(problemsOf(checkEditions, {}, say('30'))).toEqual([
    'look Ces textes n’ont encore ni numéro ni date : Mentions et Conditions. Quand ils sont définitifs, lancez npm run check -- --accept et gardez site/legal/versions.json avec vos textes.',
  ])
  expect(problemsOf(checkEditions, recorded, say('40'))[1]).toBe(
    'fix legal/conditions-generales.md : ce que dit cette page a changé depuis la version n° 1 du 23/11/2026 : une réponse, un nombre, un service, votre texte ou le nôtre. Quand c’est définitif, lancez npm run check -- --accept.',
  )
})

describe('a lawyer', () => {
  const read = add(recorded, say('30 rendez-vous'), TUESDAY, by('Maître Lilas'))

  it('is named with the words that were read, and the texts that have changed since are said', () => {
    expect(problemsOf(checkReviews, recorded, say('30 rendez-vous'))).toEqual([
      expect.stringMatching(/^look Aucun avocat n’a relu les textes légaux\. .*docs\/avocat\.md/),
    ])
    expect(numbers(read), 'the same words keep their number').toEqual(['1 2026-11-23'])
    expect(problemsOf(checkReviews, read, say('30 rendez-vous'))).toEqual([
      'good Textes légaux relus par Maître Lilas le 23/11/2026.',
    ])
    const next = { ...say('30 rendez-vous'), 'conditions-generales': { title: 'C', html: '40' } }
    expect(problemsOf(checkReviews, read, next)[0]).toMatch(
      /^look Maître Lilas a relu les textes légaux le 23\/11\/2026\. Ont changé depuis : C\./,
    )
  })

  it('is a lawyer by name, on a day that has come', () => {
    expect(readReview(' Maître  Lilas', undefined, MONDAY)).toEqual(by('Maître Lilas'))
    expect(readReview('Me Lilas', '20/11/2026', MONDAY)).toEqual(by('Me Lilas', '2026-11-20'))
    for (const name of ['un ami', '', 'Maître', `Maître ${'a'.repeat(90)}`]) {
      expect(() => readReview(name, undefined, MONDAY)).toThrow('ne nomme pas un avocat')
    }
    for (const day of [TUESDAY, '31/02/2026', 'hier']) {
      expect(() => readReview('Maître Lilas', day, MONDAY)).toThrow('n’est pas un jour passé')
    }
  })
})
