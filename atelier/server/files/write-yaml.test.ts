import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readYaml } from '../../../owner/read/read-yaml.ts'
import { textsIn, withValue } from '../../../owner/values.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { writeYaml } from './write-yaml.ts'

type Answer = string | string[] | undefined

const change = (source: string, answers: Record<string, Answer>) =>
  Object.entries(answers).reduce(
    (text, [key, value]) => writeYaml(text, key.split('.'), value),
    source,
  )

const group = 'video:\n  # le film\n  src: a\n  # le titre\n  title: t\nlist:\n# la fin\nlast: c\n'

it.each<[string, string, Record<string, Answer>, string]>([
  ['nothing yet', '# note\nname:\n', { name: 'Lilas' }, '# note\nname: Lilas\n'],
  ['in the quotes of the owner', 'name: "a" # n\n', { name: 'b' }, 'name: "b" # n\n'],
  ['a word that means nothing', 'name: a\n', { name: 'null' }, 'name: "null"\n'],
  ['nothing any more', 'name: a # n\nlast: c\n', { name: undefined }, 'name: # n\nlast: c\n'],
  ['nothing where there was nothing', '# n\n', { name: undefined, 'a.b': undefined }, '# n\n'],
  ['the first answers', '', { name: 'a', 'a.b': 'c' }, 'name: a\na:\n  b: c\n'],
  [
    'an address alone that becomes a group, beside a group in braces',
    '# le film\nvideo: https://a.fr\nlast: { a: 1, b: "2" } # c\n',
    { 'video.title': 't' },
    '# le film\nvideo:\n  url: https://a.fr\n  title: t\nlast: { a: 1, b: "2" } # c\n',
  ],
  [
    'a list where there was none, above a note',
    group,
    { list: ['x'] },
    group.replace('list:\n', 'list:\n  - x\n'),
  ],
  [
    'in groups that are indented otherwise, and in braces',
    'video: # le film\n    src:   a   # ici\n\n# la fin\nlast: { a: 1 }',
    { 'video.src': 'b, c', 'video.title': 't', 'last.a': 'x', 'last.b.c': 'd' },
    'video:\n    # le film\n    src: b, c # ici\n    title: t\n\n# la fin\nlast: { a: x, b: { c: d } }\n',
  ],
  [
    'another item of a list, below all notes on items',
    'rows:\n  # un\n  - a\n  # deux\n  - "b" # ici\n',
    { rows: ['a', 'd'] },
    'rows:\n  # un\n  # deux\n  # ici\n  - a\n  - d\n',
  ],
  [
    'nothing in the place of a list, and keeps its notes and those of the next key',
    'rows:\n  # un\n  - a # ici\nempty:\n# la fin\nlast: c\n',
    { rows: undefined },
    'rows:\n  # un\n  # ici\nempty:\n# la fin\nlast: c\n',
  ],
  ['Windows ends', '# n\r\na: 1\r\nb: 2\r\n', { a: '3' }, '# n\r\na: 3\r\nb: 2\r\n'],
])('writes %s, and keeps the rest', (_, source, answers, result) => {
  expect(change(source, answers)).toBe(result)
})

it('keeps every note and answer of the shipped site, whatever is typed', () => {
  const name = 'site/site.yaml'
  const source = readFileSync(name, 'utf8')
  const { data } = readYaml(name)
  const notesIn = (yaml: string) => yaml.match(/^#.*$/gm)
  const file = join(temporaryFolder(), 'site.yaml')
  const text = fc.string({
    unit: fc.constantFrom(...' aé\'":#-|>&*!%@`{}[],~?’«»\\0\n\u0007'),
    minLength: 1,
    maxLength: 12,
  })
  const paths = textsIn(data).flatMap(([path, old]) => (old.includes('\n') ? [] : [path]))
  fc.assert(
    fc.property(fc.constantFrom(...paths), text, (path, typed) => {
      const rewritten = writeYaml(source, path, typed)
      writeFileSync(file, rewritten)
      expect(readYaml(file).data).toEqual(withValue(data, path, typed))
      expect(notesIn(rewritten)).toEqual(notesIn(source))
    }),
    { numRuns: 40 },
  )
})
