import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseAst, runnerImport } from 'vite'
import { expect, it } from 'vitest'
import { typesetCalls, typesetContent } from './typeset-content.ts'

/** What the functions of `content/` may be given: a service, words, a day, a flag, nothing. */
const samples = [
  [{ name: 'Wistia', country: 'États-Unis' }, '20 mai 2027'],
  ['en visioconférence', 'Camille Martin'],
  ['14:30', true],
  [null, null],
  [],
]

/** Every sentence of a module, those of its functions included. */
function read(value: unknown): unknown {
  if (typeof value === 'function') {
    return samples.map((sample) => {
      try {
        return read(value(...sample))
      } catch {
        return 'does not take this'
      }
    })
  }
  if (Array.isArray(value)) return value.map(read)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, read(inner)]))
}

const files = readdirSync('content').filter((file) => file.endsWith('.ts'))

it.each(files)('%s says the same, typeset by the build or in the browser', async (file) => {
  const path = resolve('content', file)
  const inBrowser = await import(path)
  const { module: byBuild } = await runnerImport<object>(path, {
    configFile: false,
    plugins: [typesetContent()],
  })
  expect(read({ ...byBuild })).toEqual(read({ ...inBrowser }))
})

const typesetSource = (code: string) => typesetCalls(code, parseAst(code) as never)

it('writes the calls as plain words', () => {
  expect(typesetSource("typeset('Prêt ?')")).toBe('("Prêt\u00a0?")')
  const template = ['typeset(`', 'name} : ', 'of ? ` « ', 'of} »` : ""}`)'].join('${')
  expect(typesetSource(template)).toBe(
    ['(`', 'name}\u00a0: ', 'of ? ` «\u00a0', 'of}\u00a0»` : ""}`)'].join('${'),
  )
})

it('touches nothing else', () => {
  const code = "export const subject = 'Prêt ?'"
  expect(typesetSource(code)).toBe(code)
  expect(typesetSource("typesetAll({ say: () => 'Prêt ?' })")).toBe("({ say: () => 'Prêt ?' })")
})
