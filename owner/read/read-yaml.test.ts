import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { inFile } from '../problems/in-file.ts'
import { readYaml } from './read-yaml.ts'

const folder = temporaryFolder()
const file = join(folder, 'site.yaml')

const read = (source: string) => {
  writeFileSync(file, source)
  return readYaml(file)
}
const faultOf = (source: string) =>
  read(source)
    .problems.map((problem) => inFile(problem).replaceAll(file, 'site.yaml'))
    .join('\n')

it.each<[string, unknown]>([
  ['key: 012345674', '012345674'],
  ['key: yes', 'yes'],
  ['key: "null"', 'null'],
  ['key: ""', ''],
  ['key:', undefined],
  ['key: ~', undefined],
  ['key: []', []],
  ['key: <iframe src="https://youtu.be/x">', '<iframe src="https://youtu.be/x">'],
  ['\ufeffkey: a\r\n', 'a'],
  ['note: old Macs end lines so\rkey: a\r', 'a'],
])('keeps what was typed: %j', (source, value) => {
  expect(read(source).data.key).toEqual(value)
})

it('tells the line of a key, of an item, or of the last parent that stands', () => {
  const { lineOf } = read('# note\nlegal:\n  credits:\n    - un\n    - deux\n  dpo: none\n')
  expect(lineOf(['legal'])).toBe(2)
  expect(lineOf(['legal', 'credits', 1])).toBe(5)
  expect(lineOf(['legal', 'publisher', 'siren'])).toBe(2)
  expect(lineOf(['url'])).toBeUndefined()
})

const broken = [
  'video:\n\u00a0\u00a0provider: file\nname: a\n',
  "url: b\nname: 'l'agence'\n",
  'name: b\nurl: c\nname: d\n',
  'name: @agence\n',
  'name: *agence*\nurl: &agence Lilas\ntitle: !agence Lilas\n',
  'name: {siteName} vous aide\nurl: c\n',
  'credits: [un, deux\nname: c\n',
  'name: a\n---\nname: b\n',
  'name: a\n<<<<<<< HEAD\nurl: b\n=======\nurl: c\n>>>>>>> release\n',
  'bonjour',
]

it('says of what is no YAML each line, what is wrong with it and what to write', () => {
  expect(broken.map(faultOf).join('\n')).toMatchInlineSnapshot(`
    "site.yaml, ligne 2 : cette ligne commence par une tabulation ou une espace insécable. Décalez-la avec des espaces, deux par niveau.
    site.yaml, ligne 2 : cette valeur continue après sa fin. Mettez toute la valeur entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".
    site.yaml, ligne 3 : cette réponse est écrite deux fois. Gardez une seule des deux lignes.
    site.yaml, ligne 1 : cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.
    site.yaml, ligne 1 : cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.
    site.yaml, ligne 2 : cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.
    site.yaml, ligne 3 : cette valeur commence par un signe réservé. Mettez-la tout entière entre guillemets droits.
    site.yaml, ligne 1 : cette valeur continue après sa fin. Mettez toute la valeur entre guillemets droits, et à l’intérieur écrivez « … » au lieu de "…".
    site.yaml, ligne 1 : il manque « ] » à la fin de cette liste.
    site.yaml, ligne 2 : « --- » coupe le fichier en deux. Retirez cette ligne.
    site.yaml, ligne 2 : git n’a pas su réunir deux versions de ce passage. Gardez celle que vous voulez, et retirez l’autre avec les lignes « <<<<<<< », « ======= » et « >>>>>>> ».
    site.yaml, ligne 1 : ce fichier ne contient pas de clés. Écrivez une clé par ligne, par exemple « name: Agence des Lilas »."
  `)
})

it('says so in one sentence of French even when it makes no sense whatever', () => {
  for (const source of ['['.repeat(5000), '}{', ': : :', '%YAML 9\n---\n', '"', '-\t- a: [']) {
    expect(faultOf(source)).toMatch(/^site\.yaml, ligne \d+ : [^\n]+\.$/)
  }
})

it.each([
  ['five megabytes', '# x\n'.repeat(1_300_000), 'file-too-large'],
  ['20,000 brackets', `name: ${'['.repeat(20_000)}`, 'too-deep'],
  ['20,000 dashes', `name:\n  ${'- '.repeat(20_000)}a`, 'too-deep'],
])(
  'refuses %s at once',
  (_, source, code) => expect(read(source).problems).toMatchObject([{ code }]),
  1000,
)
