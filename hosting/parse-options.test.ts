import { afterEach, expect, it, vi } from 'vitest'
import { parseOptions } from './parse-options.js'

const [node = '', file = ''] = process.argv
const given = [...process.argv]
afterEach(() => {
  process.argv = [...given]
  vi.unstubAllEnvs()
})

it.each([
  { typed: ['build', '--site-dir', 'mon site'], site: 'mon site', left: ['build'] },
  { typed: ['--site-dir=mon-site', '--accept'], site: 'mon-site', left: ['--accept'] },
  { typed: ['build'], site: 'site', left: ['build'] },
])('takes $typed for $site', ({ typed, site, left }) => {
  vi.stubEnv('SITE', 'site')
  process.argv = [node, file, ...typed]
  parseOptions('site-dir')
  expect(process.env.SITE).toBe(site)
  expect(process.argv).toEqual([node, file, ...left])
})

it('leaves the options of others', () => {
  vi.stubEnv('PORT', '4173')
  process.argv = [node, file, '--port', '3000']
  parseOptions('site-dir', 'out-dir')
  expect(process.argv).toEqual([node, file, '--port', '3000'])
  expect(process.env.PORT).toBe('4173')
})
