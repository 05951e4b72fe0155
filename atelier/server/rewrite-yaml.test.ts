import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Keys, readYaml, type Typed } from '../../generator/schema/read-yaml.ts'
import { textsIn, withValue } from '../../generator/schema/values.ts'
import { rewriteYaml } from './rewrite-yaml.ts'

const order = ['url', 'name', 'video', 'video.url', 'video.title', 'list', 'last']
const rank = (key: string) => order.indexOf(key)

/** Changes one value of a file that says `data`. */
function rewrite(source: string, data: Keys, path: string[], value?: Typed, isSparse = false) {
  const wanted = withValue(data, path, value) as Keys
  return rewriteYaml(source, [{ path, value }], wanted, { rank, isSparse })
}

describe('one value', () => {
  it.each([
    ['a word', 'name: Agence Exemple # note\n', 'Lilas', 'name: Lilas # note\n'],
    ['nothing yet', '# note\nname:\n', 'Lilas', '# note\nname: Lilas\n'],
    ['quotes', 'name: "a" # note\n', 'l\'appel "x"', 'name: "l\'appel \\"x\\"" # note\n'],
    ['a colon', 'name: a\n', 'Vidéo : Studio', 'name: "Vidéo : Studio"\n'],
    ['a hash', 'name: a\n', '#1c5b49', 'name: "#1c5b49"\n'],
    ['a leading zero', 'name: a\n', '0472000000', 'name: 0472000000\n'],
    ['a word that means nothing', 'name: a\n', 'null', 'name: "null"\n'],
    ['lines', 'name: a\n', 'un\ndeux\n', 'name: |\n  un\n  deux\n'],
    ['nothing any more, where a note says what it is', '# note\nname: a\n', '', '# note\nname:\n'],
    ['nothing any more, with its note beside it', 'name: a # note\n', '', 'name: # note\n'],
  ])('%s', (_, source, value, result) => {
    expect(rewrite(source, {}, ['name'], value)).toBe(result)
  })
})

it('puts a new key where its schema has it, in a group of its own if need be', () => {
  expect(rewrite('url: a # x\nlast: c\n', { url: 'a', last: 'c' }, ['name'], 'b')).toBe(
    'url: a # x\nname: b\nlast: c\n',
  )
  expect(rewrite('last: c\n', { last: 'c' }, ['video', 'list'], ['a', 'b'])).toBe(
    'video:\n  list:\n    - a\n    - b\nlast: c\n',
  )
})

it('turns an address alone into a group, and leaves what is beside it as it was', () => {
  const source = '# le film\nvideo: https://a.fr\nlast: { a: 1, b: "2" } # c\n'
  const data = { video: { url: 'https://a.fr' }, last: { a: '1', b: '2' } }
  expect(rewrite(source, data, ['video', 'title'], 't')).toBe(
    '# le film\nvideo:\n  url: https://a.fr\n  title: t\nlast: { a: 1, b: "2" } # c\n',
  )
})

it('keeps the notes of a group that becomes another one, and of what follows an empty value', () => {
  const source =
    'video:\n  # le film\n  src: a\n  # le titre\n  title: t\nlist:\n# la fin\nlast: c\n'
  const data = { video: { src: 'a', title: 't' }, last: 'c' }
  expect(rewrite(source, data, ['video'], { url: 'b', title: 't' })).toBe(
    'video:\n  # le film\n  src:\n  url: b\n  # le titre\n  title: t\nlist:\n# la fin\nlast: c\n',
  )
  expect(rewrite(source, data, ['list'], ['x'])).toContain('# la fin')
})

it('keeps of the sentences those alone that are the owner’s', () => {
  const own = rewrite('', {}, ['home', 'banner'], 'Pour "vous"', true)
  expect(own).toBe('home:\n  banner: "Pour \\"vous\\""\n')
  expect(rewrite(own, {}, ['home', 'banner'], undefined, true)).toBe('')
  expect(rewrite(`# à moi\n\n${own}`, {}, ['home', 'banner'], undefined, true)).toContain('# à moi')
})

describe.each(['site/site.yaml', 'defaults/words.yaml'])('%s', (name) => {
  const source = readFileSync(name, 'utf8')
  const { data } = readYaml(name)
  const how = { rank, isSparse: false }
  // A note beside a group stands under its key from then on; nothing else moves.
  const before = rewriteYaml(source, [], data, how).split('\n')

  it('keeps every note', () => {
    const notes = source.match(/#[^"\n]*$/gm) ?? []
    expect(notes.filter((note) => !before.some((line) => line.endsWith(note)))).toEqual([])
  })

  it('differs by one line where one value changed, whatever it is', () => {
    const text = fc.string({
      unit: fc.constantFrom(...' aé\'":#-|>&*!%@`{}[],~?’«»\\0'),
      minLength: 1,
      maxLength: 12,
    })
    const paths = textsIn(data).flatMap(([path, old]) => (old.includes('\n') ? [] : [path]))
    fc.assert(
      fc.property(fc.constantFrom(...paths), text, (path, typed) => {
        const wanted = withValue(data, path, typed) as Keys
        const change = [{ path, value: typed }]
        const lines = rewriteYaml(before.join('\n'), change, wanted, how).split('\n')
        expect(lines).toHaveLength(before.length)
        expect(lines.filter((line, index) => line !== before[index]).length).toBeLessThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })
})
