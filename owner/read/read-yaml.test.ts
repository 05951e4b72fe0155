import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { inTerminal } from '../problems/say.ts'
import { readYaml } from './read-yaml.ts'

const folder = temporaryFolder()
const file = join(folder, 'site.yaml')

const read = (source: string) => {
  writeFileSync(file, source)
  return readYaml(file)
}
const faultOf = (source: string) =>
  read(source)
    .problems.map((problem) => inTerminal(problem).replaceAll(file, 'site.yaml'))
    .join('\n')

it.each<[string, unknown]>([
  ['key: 012345674', '012345674'],
  ['key: "null"', 'null'],
  ['key:', undefined],
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
  'name: b\nname: d\n',
  'color: #1c5b49\n',
  'name: *agence*\n',
  'name: {siteName} vous aide\nurl: c\n',
  'name: a\n---\nname: b\n',
]

it('says of what is no YAML the first line, what is wrong with it and what to write', () => {
  expect(broken.map(faultOf).join('\n')).toMatchInlineSnapshot(`
    "site.yaml, ligne 2 : La ligne « provider: file » ne se lit pas : elle commence par une espace insécable. Décalez chaque ligne avec des espaces, deux par niveau.
    site.yaml, ligne 2 : La ligne « name: d » ne se lit pas : cette réponse est écrite deux fois. Gardez une seule des deux lignes.
    site.yaml, ligne 1 : La ligne « color: #1c5b49 » ne se lit pas : « # » y commence une note. Mettez la valeur tout entière entre guillemets droits.
    site.yaml, ligne 1 : La ligne « name: *agence* » ne se lit pas : sa valeur commence par un signe réservé. Mettez la valeur tout entière entre guillemets droits.
    site.yaml, ligne 1 : La ligne « name: {siteName} vous aide » ne se lit pas : les accolades et les crochets y ont un autre sens. Écrivez la valeur sans eux ; autour d’un nom tel que {siteName}, mettez-la tout entière entre guillemets droits.
    site.yaml, ligne 2 : La ligne « --- » ne se lit pas : retirez-la, ou mettez sa valeur tout entière entre guillemets droits."
  `)
})

it('says so in one sentence of French even when it makes no sense whatever', () => {
  for (const source of [
    '['.repeat(5000),
    '}{',
    ': : :',
    '%YAML 9\n---\n',
    '"',
    '-\t- a: [',
    'a:\n  *b',
  ]) {
    expect(faultOf(source)).toMatch(/^site\.yaml, ligne \d+ : [^\n]+\.$/)
  }
})
