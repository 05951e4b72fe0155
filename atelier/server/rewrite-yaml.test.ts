import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Keys, readYaml, type Typed } from '../../generator/schema/read-yaml.ts'
import { rewriteYaml } from './rewrite-yaml.ts'

const order = ['url', 'name', 'video', 'video.provider', 'video.id', 'video.title', 'list', 'last']
const rank = (key: string) => order.indexOf(key)
const rewrite = (source: string, wanted: Keys) => rewriteYaml(source, wanted, rank)

describe('one value', () => {
  it.each([
    ['a word', 'name: Agence Exemple # note\n', 'Lilas', 'name: Lilas # note\n'],
    ['nothing yet', 'name: # note\n', 'Lilas', 'name: Lilas # note\n'],
    ['nothing, without a note', 'name:\n', 'Lilas', 'name: Lilas\n'],
    ['quotes', 'name: "a" # note\n', 'l\'appel "x"', 'name: "l\'appel \\"x\\"" # note\n'],
    ['a colon', 'name: a\n', 'Vidéo : Studio', 'name: "Vidéo : Studio"\n'],
    ['a hash', 'name: a\n', '#1c5b49', 'name: "#1c5b49"\n'],
    ['a leading zero', 'name: a\n', '0472000000', 'name: 0472000000\n'],
    ['a word that means nothing', 'name: a\n', 'null', 'name: "null"\n'],
    ['lines', 'name: a # note\nlast: b\n', 'un\ndeux\n', 'name: | # note\n  un\n  deux\nlast: b\n'],
    [
      'a block',
      'name: |\n  un\n\n  deux\nlast: b\n',
      'un\n\ntrois\n',
      'name: |\n  un\n\n  trois\nlast: b\n',
    ],
    ['no end of line', 'name: a', 'b', 'name: b'],
  ])('%s', (_, source, value, result) => {
    const last = source.includes('last') ? { last: 'b' } : {}
    expect(rewrite(source, { name: value, ...last })).toBe(result)
  })
})

it('puts a new key where it belongs, and a group under it', () => {
  expect(rewrite('url: a # adresse\nlast: c\n', { url: 'a', name: 'b', last: 'c' })).toBe(
    'url: a # adresse\nname: b\nlast: c\n',
  )
  expect(
    rewrite('video:\n  # le film\n  title: t\nlast: c\n', {
      video: { provider: 'p', title: 't' },
      last: 'c',
    }),
  ).toBe('video:\n  # le film\n  provider: p\n  title: t\nlast: c\n')
  expect(rewrite('last: c\n', { video: { provider: 'p', list: ['a', 'b'] }, last: 'c' })).toBe(
    'video:\n  provider: p\n  list:\n    - a\n    - b\nlast: c\n',
  )
})

it('empties a key that has a note, and removes one that has none', () => {
  expect(rewrite('url: a # adresse\nname: b\nlast: c\n', { last: 'c' })).toBe(
    'url: # adresse\nlast: c\n',
  )
  expect(rewrite('list: # notes\n  - a\n  - b\nlast: c\n', { last: 'c' })).toBe(
    'list: # notes\nlast: c\n',
  )
})

it('keeps the lines of a group that says nothing any more', () => {
  expect(rewrite('video: # film\n  provider: p # a\n  id: # b\n', { video: {} })).toBe(
    'video: # film\n  provider: # a\n  id: # b\n',
  )
})

it('rewrites a list, and only the item that changed where none came or went', () => {
  const source = 'list: # notes\n  - "a" # un\n  - "b"\nlast: c\n'
  expect(rewrite(source, { list: ['a', 'd'], last: 'c' })).toBe(
    'list: # notes\n  - "a" # un\n  - "d"\nlast: c\n',
  )
  expect(rewrite(source, { list: ['a', 'b', 'e'], last: 'c' })).toBe(
    'list: # notes\n  - "a"\n  - "b"\n  - "e"\nlast: c\n',
  )
  expect(rewrite(source, { list: [], last: 'c' })).toBe('list: [] # notes\nlast: c\n')
})

it('keeps a group on one line on one line', () => {
  expect(
    rewrite('video: { provider: p, id: 1 } # x\n', {
      video: { provider: 'p', id: '2', title: 'Oui, non' },
    }),
  ).toBe('video: { provider: p, id: 2, title: "Oui, non" } # x\n')
})

it('turns an address alone into a group, and back', () => {
  expect(
    rewrite('video: https://a.fr # x\nlast: c\n', {
      video: { url: 'https://a.fr', title: 't' },
      last: 'c',
    }),
  ).toBe('video: # x\n  url: https://a.fr\n  title: t\nlast: c\n')
  expect(rewrite('video: # x\n  title: t\nlast: c\n', { video: 'b', last: 'c' })).toBe(
    'video: b # x\nlast: c\n',
  )
})

describe.each(['site/site.yaml', 'defaults/words.yaml'])('%s', (name) => {
  const source = readFileSync(name, 'utf8')
  const { data } = readYaml(name)
  const leaves = (
    value: Typed | undefined,
    path: (string | number)[] = [],
  ): (string | number)[][] =>
    typeof value === 'string'
      ? [path]
      : Object.entries(value ?? {}).flatMap(([key, inner]) =>
          leaves(inner as Typed, [...path, key]),
        )
  const paths = leaves(data)
  const change = (path: (string | number)[], text: string) => {
    const copy = structuredClone(data)
    const parent = path
      .slice(0, -1)
      .reduce((at, key) => (at as never)[key], copy as unknown) as Keys
    parent[String(path.at(-1))] = text
    return copy
  }

  it('comes out byte for byte where nothing changed', () => {
    expect(rewriteYaml(source, data, () => 0)).toBe(source)
  })

  it('differs by one line where one value changed, whatever it is', () => {
    const text = fc.string({
      unit: fc.constantFrom(...' aé\'":#-|>&*!%@`{}[],~?’«»\\0'),
      minLength: 1,
      maxLength: 12,
    })
    const onLine = paths.filter((path) => path.at(-1) !== 'body')
    fc.assert(
      fc.property(fc.constantFrom(...onLine), text, (path, typed) => {
        const lines = rewriteYaml(source, change(path, typed), () => 0).split('\n')
        const before = source.split('\n')
        expect(lines).toHaveLength(before.length)
        expect(lines.filter((line, index) => line !== before[index]).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})
