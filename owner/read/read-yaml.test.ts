import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { readYaml } from './read-yaml.ts'

const folder = temporaryFolder()
const file = join(folder, 'site.yaml')

const read = (source: string) => {
  writeFileSync(file, source)
  return readYaml(file)
}
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

it('tells the line of a key or of an item, and none of an answer that is missing', () => {
  const { lineOf } = read('# note\nlegal:\n  credits:\n    - un\n    - deux\n  dpo: none\n')
  expect(lineOf(['legal'])).toBe(2)
  expect(lineOf(['legal', 'credits', 1])).toBe(5)
  expect(lineOf(['legal', 'publisher', 'siren'])).toBeUndefined()
  const { lineOf: lineOfAddress } = read('video: https://vimeo.com/1\n')
  expect(['url', 'title'].map((name) => lineOfAddress(['video', name]))).toEqual([1, undefined])
})

it.each(['['.repeat(5000), '}{', ': : :', '%YAML 9\n---\n', '"', '-\t- a: [', 'a:\n  *b'])(
  'says in one sentence of French what is wrong even with what makes no sense: %j',
  (source) => {
    const [problem, ...others] = read(source).problems
    expect(problem?.sentence).toMatch(/^La ligne « [^\n]+\.$/)
    expect(others).toEqual([])
  },
)
