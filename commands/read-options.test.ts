import { expect, it, onTestFinished, vi } from 'vitest'
import { readOptions, readPort } from './read-options.ts'

it('says in French that an option does not exist, with those that do, and that a port is none', () => {
  const { argv } = process
  onTestFinished(() => {
    process.argv = argv
    vi.unstubAllEnvs()
  })
  process.argv = ['node', 'check.ts', '--vite']
  expect(() => readOptions(['published'])).toThrow(
    '« --vite » n’est pas compris. Options possibles, après « -- » : --published, --site-dir, --port.',
  )
  vi.stubEnv('PORT', '99999')
  expect(() => readPort(4174)).toThrow('« 99999 » n’est pas un port.')
})
