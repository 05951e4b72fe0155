import { expect, it } from 'vitest'
import { prepareBuild } from '../../generator/prepare-build.ts'
import { shipped } from '../../tests/sites.ts'
import { readTexts } from '../server/files/read-texts.ts'
import { answersShown, pagesShown } from '../server/pages-shown.ts'
import { findSentence } from './find-sentence.ts'

const { site } = prepareBuild(shipped)
const build = { ...shipped, site: { ...site, publisher: 'Lilas · SAS · Lyon' } } as never
const state = {
  files: readTexts('site'),
  pages: pagesShown(build),
  answersShown: answersShown(build),
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
  ['an answer', ['', 'Agence Exemple'], 'site.yaml name'],
  [
    'the film’s title, though its button covers it',
    ['Notre méthode, et ce que nous garantissons', 'Regarder la vidéo «\u00a0Notre méthode\u00a0»'],
    'site.yaml video title',
  ],
  ['a link at the foot', ['Mentions légales'], 'words.yaml routes legalNotices footerLabel'],
  ['the publisher at the foot', ['Lilas · SAS · Lyon'], 'site.yaml legal publisher name'],
  [
    'a missing answer',
    ['[À compléter : SIRET]'],
    'site.yaml legal publisher siret',
    'publisher.siret',
  ],
  ['a legal text', ['Rien de tel'], 'legal/mentions-legales.md', undefined, '/mentions-legales'],
  ['what is no sentence', ['0:42'], undefined],
])('finds the field of %s', (_, texts, wanted, missing = undefined, path = '/') => {
  const place = findSentence({ texts, missing, path }, state)
  expect(place && [place.file, ...place.path].join(' ')).toBe(wanted)
})
