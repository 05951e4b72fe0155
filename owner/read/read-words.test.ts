import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { shipped } from '../../tests/sites.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import type { Problem } from '../problems/Problem.ts'
import { buildable, readSite } from '../read-site.ts'

const folder = temporaryFolder()
const shippedAnswers = shipped.folder.siteYaml.data

function load(words: string, answers = {}) {
  writeFileSync(join(folder, 'site.yaml'), JSON.stringify({ ...shippedAnswers, ...answers }))
  writeFileSync(join(folder, 'words.yaml'), words)
  return buildable(readSite(folder))
}
const isOfWords = ({ place }: Problem) => place.file === 'words.yaml'

it.each([
  ['"Dire \\"oui\\" ou # non, 🌱 par~mois."', 'Dire "oui" ou # non, 🌱 par~mois.'],
  ['"{appointmentsPerMonth}+ séances en {callMinutes} minutes"', '12+~séances en 30~minutes'],
  ['>-\n    Pour\n    tous {siteName}', 'Pour tous Agence Exemple'],
])('sets %s as French books do, with the numbers of the business', (typed, expected) => {
  const { words } = load(`home:\n  banner: ${typed}\n`, { promise: { appointmentsPerMonth: '12' } })
  expect(words.home.banner.replaceAll('\u00a0', '~')).toBe(expected)
  // The page fills in `{title}`, so the build leaves it as it is.
  expect(words.video.play).toBe('Regarder la vidéo «\u00a0{title}\u00a0»')
})

it('shows our sentence wherever the owner’s file has none, and builds beside one that we dropped', () => {
  const { words: ours, problems } = load('# Rien pour le moment.\n')
  const hero = 'promise: "Plus de rendez-vous"\n    subline: [ "Une", "Deux" ]'
  const own = `home:\n  ancienne: "Là"\n  hero:\n    ${hero}\n`
  expect(load(own).words).toEqual({
    ...ours,
    home: {
      ...ours.home,
      hero: { ...ours.home.hero, promise: 'Plus de rendez-vous', subline: ['Une', 'Deux'] },
    },
  })
  expect(problems.filter(isOfWords)).toEqual([])
})
