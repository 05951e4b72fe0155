import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { loadSite } from '../load-site.ts'

const folder = temporaryFolder()
const base = relative(folder, 'site')
const shipped = readFileSync('site/words.yaml', 'utf8')
const banner = /^ {2}banner: .*$/m

/** The words of a site whose `words.yaml` differs from the shipped one. */
function load(before: string | RegExp, after: string, facts = '') {
  writeFileSync(join(folder, 'site.yaml'), `base: ${base}\n${facts}`)
  const text = shipped.replace(before, after)
  expect(text).not.toBe(shipped)
  writeFileSync(join(folder, 'words.yaml'), text)
  return loadSite(folder).words
}
const bannerOf = (line: string) => load(banner, `  banner: ${line}`).home.banner
/** What is said of a file, without the folder and without our lines' numbers. */
function refusal(before: string | RegExp, after: string, facts?: string) {
  try {
    load(before, after, facts)
  } catch (error) {
    const [head, ...lines] = (error as Error).message.replaceAll(`${folder}/`, '').split('\n  • ')
    return (lines.length > 0 ? lines : [head ?? '']).map((line) => line.replace(/ \d+ :/, ' … :'))
  }
  throw new Error('It was accepted.')
}

describe('a sentence', () => {
  it.each([
    ['"L\'appel n\'attend pas"', 'L’appel n’attend pas'],
    ['"L’appel n’attend pas"', 'L’appel n’attend pas'],
    ["L'appel n'attend pas", 'L’appel n’attend pas'],
    ["'L''appel'", 'L’appel'],
    ['"Bonjour 🌱 !"', 'Bonjour 🌱~!'],
    ['"Prêt : oui ou « non » ?"', 'Prêt~: oui ou «~non~»~?'],
    ['"Dire \\"oui\\" ou # non"', 'Dire "oui" ou # non'],
    ['"par~mois."', 'par~mois.'],
    ['30', '30'],
    ['"{appointmentsPerMonth}+ séances en {callMinutes} minutes"', '30+~séances en 30~minutes'],
    ['"{siteName}, {consentMonths} mois"', 'Agence Exemple, 6~mois'],
    ['>-\n    Pour\n    tous', 'Pour tous'],
  ])('written %s is set as French books are', (line, expected) => {
    expect(bannerOf(line).replaceAll('\u00a0', '~')).toBe(expected)
  })

  it('follows the numbers of the business', () => {
    const words = load(banner, '  banner: "Tous"', 'promise: { appointmentsPerMonth: 12 }\n')
    expect(words.home.hero.promise).toBe('12+\u00a0rendez-vous')
  })

  it('keeps the blanks that only the page can fill', () => {
    expect(load(banner, '  banner: "Tous"').video.play).toBe(
      'Regarder la vidéo «\u00a0{title}\u00a0»',
    )
  })

  it.each([
    [
      'Étape 1 : la vidéo',
      'words.yaml, ligne … : cette valeur contient « : ». Mettez-la entre guillemets droits : « banner: "Étape 1 : la vidéo" ».',
    ],
    [
      '{appointmentsPerMonth}+ séances',
      'words.yaml, ligne … : cette valeur commence par « { ». Si c’est une phrase, mettez-la entre guillemets droits : « banner: "{appointmentsPerMonth}+ séances" ». Si c’est une liste, il manque « } » ou une virgule.',
    ],
    [
      '"Dire "oui" à tous"',
      'words.yaml, ligne … : cette valeur continue après son guillemet fermant. Mettez-la tout entière entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".',
    ],
    [
      '"Pour tous',
      'words.yaml, ligne … : le guillemet ouvert devant cette valeur n’est pas fermé. Écrivez « banner: "Pour tous" ».',
    ],
    [
      "'L'appel'",
      'words.yaml, ligne … : cette valeur est entre apostrophes et en contient une autre. Écrivez « banner: "L\'appel" ».',
    ],
    [
      '""',
      'words.yaml, ligne … : home.banner : «  » ne convient pas. Écrivez « banner: "votre phrase" ».',
    ],
    [
      '',
      'words.yaml, ligne … : home.banner : cette clé manque. Écrivez « banner: "votre phrase" ».',
    ],
    [
      '"{appointmentPerMonth}+ séances"',
      'words.yaml, ligne … : home.banner : « {appointmentPerMonth}+ séances » ne convient pas. {appointmentPerMonth} n’existe pas ici. Vouliez-vous dire {appointmentsPerMonth} ? Possibles : {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}.',
    ],
    [
      '"Avec {service}"',
      'words.yaml, ligne … : home.banner : « Avec {service} » ne convient pas. {service} n’existe pas ici. Vouliez-vous dire {siteName} ? Possibles : {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}.',
    ],
    [
      '"Pour {tous"',
      'words.yaml, ligne … : home.banner : « Pour {tous » ne convient pas. Une accolade est seule. Possibles : {appointmentsPerMonth}, {callMinutes}, {consentMonths}, {siteName}.',
    ],
  ])('written %s is refused in one sentence', (line, expected) => {
    expect(refusal(banner, `  banner: ${line}`)).toEqual([expected])
  })
})

it('says all problems at once, those of site.yaml first', () => {
  const damaged = shipped
    .replace('  skipLink:', '  skpLink:')
    .replace('  watchOn: "Regarder sur {service}"', '')
    .replace(/ {4}subline:\n.*\n.*\n/, '    subline: "Une seule"\n')
  expect(refusal(shipped, damaged, 'url: exemple\n')).toEqual([
    'site.yaml, ligne … : url : « exemple » ne convient pas. Écrivez l’adresse publique en https, sans chemin ni barre finale, par exemple « https://www.mon-agence.fr ».',
    'words.yaml, ligne … : frame.skipLink : cette clé manque. Écrivez « skipLink: "votre phrase" ».',
    'words.yaml, ligne … : frame.skpLink : cette clé n’existe pas ici. Vouliez-vous dire « skipLink » ? Clés possibles : skipLink, home, coming, unreachable, footerNavigation, newTab, showAnyway, call, ourPolicy.',
    'words.yaml, ligne … : home.hero.subline : « Une seule » ne convient pas. Écrivez chaque phrase sur sa ligne, après un tiret.',
    'words.yaml, ligne … : video.watchOn : cette clé manque. Écrivez « watchOn: "votre phrase" ».',
  ])
})
