import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { Problem } from '../problems/Problem.ts'
import { buildable, readSite } from '../read-site.ts'

const folder = temporaryFolder()
const base = relative(folder, 'site')

function load(words: string, facts = '') {
  writeFileSync(join(folder, 'site.yaml'), `base: ${base}\n${facts}`)
  writeFileSync(join(folder, 'words.yaml'), words)
  return buildable(readSite(folder))
}
const isOfWords = ({ file }: Problem) => file === 'words.yaml'

it.each([
  ["L'appel n'attend pas", 'L’appel n’attend pas'],
  ['"Prêt : oui ou « non » ?"', 'Prêt~: oui ou «~non~»~?'],
  ['"Dire \\"oui\\" ou # non, 🌱 par~mois."', 'Dire "oui" ou # non, 🌱 par~mois.'],
  ['"{appointmentsPerMonth}+ séances en {callMinutes} minutes"', '12+~séances en 30~minutes'],
  ['>-\n    Pour\n    tous {siteName}', 'Pour tous Agence Exemple'],
])('sets %s as French books do, with the numbers of the business', (typed, expected) => {
  const { words } = load(`home:\n  banner: ${typed}\n`, 'promise: { appointmentsPerMonth: 12 }\n')
  expect(words.home.banner.replaceAll('\u00a0', '~')).toBe(expected)
  // The page fills in `{title}`, so the build leaves it as it is.
  expect(words.video.play).toBe('Regarder la vidéo «\u00a0{title}\u00a0»')
})

it('shows our sentence wherever the owner’s file, empty, partial or whole, has none', () => {
  const { words: ours, problems } = load('# Rien pour le moment.\n')
  const own =
    'home:\n  hero:\n    promise: "Plus de rendez-vous"\n    subline:\n      - "Une seule"\n'
  expect(load(own).words).toEqual({
    ...ours,
    home: {
      ...ours.home,
      hero: { ...ours.home.hero, promise: 'Plus de rendez-vous', subline: ['Une seule'] },
    },
  })
  expect(load(readFileSync('defaults/words.yaml', 'utf8')).words).toEqual(ours)
  expect(problems.filter(isOfWords)).toEqual([])
})

it('names a sentence that is gone, and ignores it', () => {
  const { words, problems } = load(
    'home:\n  bannner: "Tous"\n  ancien:\n    titre: "Là"\n  help: "Aide"\n',
  )
  expect(words.home).toEqual(load('').words.home)
  const ignored = problems.filter(isOfWords)
  expect(ignored.map(({ line, code, path }) => `${line} ${path.join('.')} ${code}`)).toEqual([
    '2 home.bannner sentence-unknown',
    '3 home.ancien sentence-unknown',
    '5 home.help sentence-reshaped',
  ])
})

it.each([
  ['hero: { subline: "Une seule" }', 'sentences-expected'],
  ['banner: [ "Une", "Deux" ]', 'sentence-expected'],
])('refuses a sentence that cannot be shown: %s', (line, code) => {
  writeFileSync(join(folder, 'words.yaml'), `home: { ${line} }`)
  const { words, problems } = readSite(folder)
  expect(problems.filter(isOfWords).map((problem) => problem.code)).toEqual([code])
  expect(words.home.help.title, 'the others are shown').not.toBe('')
})
