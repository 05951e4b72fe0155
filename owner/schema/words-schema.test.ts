import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { inFile } from '../problems/in-file.ts'
import type { Problem } from '../problems/Problem.ts'
import { buildable, readSite } from '../read-site.ts'

const folder = temporaryFolder()
const base = relative(folder, 'site')

/** A site with sentences of its own. */
function load(words: string, facts = '') {
  writeFileSync(join(folder, 'site.yaml'), `base: ${base}\n${facts}`)
  writeFileSync(join(folder, 'words.yaml'), words)
  return buildable(readSite(folder))
}
const isOfWords = ({ file }: Problem) => file === 'words.yaml'

/** What is said of a file, without the folder. */
function refusal(words: string, facts?: string) {
  try {
    load(words, facts)
  } catch (error) {
    return (error as Error).message.replaceAll(`${folder}/`, '').split('\n  • ').slice(1)
  }
  throw new Error('It was accepted.')
}

it.each([
  ["L'appel n'attend pas", 'L’appel n’attend pas'],
  ['"Prêt : oui ou « non » ?"', 'Prêt~: oui ou «~non~»~?'],
  ['"Dire \\"oui\\" ou # non, 🌱 par~mois."', 'Dire "oui" ou # non, 🌱 par~mois.'],
  ['"{appointmentsPerMonth}+ séances en {callMinutes} minutes"', '12+~séances en 30~minutes'],
  ['>-\n    Pour\n    tous {siteName}', 'Pour tous Agence Exemple'],
])('sets %s as French books do, with the numbers of the business', (typed, expected) => {
  const { words } = load(`home:\n  banner: ${typed}\n`, 'promise: { appointmentsPerMonth: 12 }\n')
  expect(words.home.banner.replaceAll('\u00a0', '~')).toBe(expected)
  // What only the page knows stays a blank.
  expect(words.video.play).toBe('Regarder la vidéo «\u00a0{title}\u00a0»')
})

describe('a file of sentences', () => {
  it('may be empty, partial or whole: sentence by sentence, ours stand where it says nothing', () => {
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
    const ignored = problems.filter(isOfWords).map(inFile)
    expect(ignored.map((sentence) => sentence.replace(`${folder}/`, ''))).toMatchInlineSnapshot(`
      [
        "words.yaml, ligne 2 : home.bannner : cette phrase n’existe pas ou n’existe plus : aucune page ne la montre. Écrivez « banner » à la place de « bannner ».",
        "words.yaml, ligne 3 : home.ancien : cette phrase n’existe pas ou n’existe plus : aucune page ne la montre.",
        "words.yaml, ligne 5 : home.help : cette phrase n’a plus cette forme : aucune page ne la montre. La nouvelle est dans « defaults/words.yaml ».",
      ]
    `)
  })

  it('says all that is wrong at once, after what is wrong in site.yaml', () => {
    const words = `home:
  banner: ""
  hero:
    promise: "{appointmentPerMonth}+ séances"
    beforePromise: "Avec {service}"
    afterPromise: "Pour {tous"
    subline: "Une seule"
`
    expect(refusal(words, 'url: exemple\n').join('\n')).toMatchInlineSnapshot(`
      "site.yaml, ligne 2 : url : « exemple » ne convient pas. Écrivez l’adresse publique en https, sans chemin, par exemple « https://www.mon-agence.fr ».
      words.yaml, ligne 2 : home.banner : cette phrase est vide. Écrivez la vôtre, ou retirez-la : la nôtre revient.
      words.yaml, ligne 7 : home.hero.subline : écrivez chaque phrase sur sa ligne, après un tiret.
      words.yaml, ligne 5 : home.hero.beforePromise : « {service} » n’existe pas ici. Possibles : {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}. Écrivez « beforePromise: Avec {siteName} ».
      words.yaml, ligne 4 : home.hero.promise : « {appointmentPerMonth} » n’existe pas ici. Possibles : {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}. Écrivez « promise: "{appointmentsPerMonth}+ séances" ».
      words.yaml, ligne 6 : home.hero.afterPromise : « { » n’existe pas ici. Possibles : {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}. Écrivez « afterPromise: Pour tous »."
    `)
  })
})
