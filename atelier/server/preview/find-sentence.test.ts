import { expect, it } from 'vitest'
import { prepareBuild } from '../../../generator/prepare-build.ts'
import { shipped } from '../../../tests/sites.ts'
import { readTexts } from '../files/read-texts.ts'
import { findSentence } from './find-sentence.ts'

const { texts } = readTexts('site')
const build = await prepareBuild(shipped)
const lilas = { ...build, site: { ...build.site, publisher: 'Lilas · SAS · Lyon' } }

it.each([
  [
    'a sentence with a blank',
    ['Regarder la vidéo «\u00a0Notre film\u00a0»'],
    'words.yaml video play',
  ],
  ['the publisher at the foot', ['Lilas · SAS · Lyon'], 'site.yaml legal publisher name'],
  [
    'a missing answer',
    ['[À compléter : SIRET]'],
    'site.yaml legal publisher siret',
    'publisher.siret',
  ],
  ['a legal text', ['Rien de tel'], 'legal/mentions-legales.md', undefined, '/mentions-legales'],
  ['what is no sentence', ['0:42'], undefined],
])('finds the field of %s', (_, clicked, wanted, missing = undefined, path = '/') => {
  const place = findSentence({ texts: clicked, missing, path }, texts, lilas)
  expect(place && [place.file, ...place.path].join(' ')).toBe(wanted)
})
