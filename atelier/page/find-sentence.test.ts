import { expect, it } from 'vitest'
import { shipped } from '../../tests/sites.ts'
import { readTexts } from '../server/files/read-texts.ts'
import { pagesShown } from '../server/pages-shown.ts'
import { findSentence } from './find-sentence.ts'

const state = { files: readTexts('site'), pages: pagesShown({ ...shipped, texts: {} } as never) }

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
  [
    'a fact that is missing',
    ['[À compléter : SIRET]'],
    'site.yaml legal publisher siret',
    'publisher.siret',
  ],
  ['a legal text', ['Rien de tel'], 'legal/mentions-legales.md', undefined, '/mentions-legales'],
  ['what is no sentence', ['0:42'], undefined],
])('finds the field of %s', (_, texts, wanted, fact = undefined, path = '/') => {
  const place = findSentence({ texts, fact, path }, state)
  expect(place && [place.file, ...place.path].join(' ')).toBe(wanted)
})
