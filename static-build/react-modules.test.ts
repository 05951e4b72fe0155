import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { asModule } from './react-modules.ts'

const require = createRequire(import.meta.url)

it.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
])('%s becomes a module with the same exports', async (file) => {
  const path = require.resolve(file.split('/')[0] ?? '').replace(/[^/]+\/index\.js$/, file)
  const code = asModule(readFileSync(path, 'utf8')) ?? ''
  const exported = [...(/export \{ (.*) \}$/.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)]
  expect(exported.map(([, name]) => name).sort()).toEqual(Object.keys(require(path)).sort())
})

it('takes the production build of a package that offers two', () => {
  const index = readFileSync(require.resolve('react'), 'utf8')
  expect(asModule(index)).toBe("export * from './cjs/react.production.js'")
})

it('leaves a file alone that it does not understand', () => {
  expect(asModule('module.exports = class {}')).toBeUndefined()
  expect(asModule('for (const name of names) exports[name] = 1')).toBeUndefined()
})
