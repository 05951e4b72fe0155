import { expect, it } from 'vitest'
import { resolveSite } from '../../generator/resolve-site.ts'
import { shipped } from '../../tests/sites.ts'
import { pagesShown, sentencesOf } from '../server/sentences.ts'
import { findSentence } from './find-sentence.ts'

const site = { ...shipped, ...resolveSite(shipped), texts: {} }
const state = { sentences: sentencesOf(site), pages: pagesShown(site) }
const find = (texts: string[], more = {}) => {
  const place = findSentence({ kind: 'pressed', texts, path: '/', ...more }, state)
  return place && [place.file, ...place.path].join(' ')
}

it.each([
  [
    'a sentence, as typography has set it',
    ['Pas de nouveaux clients\u00a0?'],
    'words.yaml home hero subline 0',
  ],
  [
    'a part of the headline',
    ['30+\u00a0rendez-vous', 'Découvrez comment… 30+ rendez-vous par mois.'],
    'words.yaml home hero promise',
  ],
  [
    'a sentence with a blank',
    ['Regarder la vidéo «\u00a0Notre film\u00a0»'],
    'words.yaml video play',
  ],
  ['a fact', ['', 'Agence Exemple'], 'site.yaml name'],
])('finds the field of %s', (_, texts, place) => {
  expect(find(texts)).toBe(place)
})

it('finds the field of a fact that is missing, the text of a legal page, and the film', () => {
  expect(
    find(['[À compléter : SIREN]'], { fact: 'publisher.siren', path: '/mentions-legales' }),
  ).toBe('site.yaml legal publisher siren')
  expect(find(['Rien de tel'], { path: '/mentions-legales' })).toBe('legal/mentions-legales.md')
  expect(find(['0:42'], { part: 'video' })).toBe('site.yaml video')
  expect(find(['0:42'])).toBeUndefined()
})
