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
  { typed: ['build', '--port', '3000'], site: 'site', left: ['build', '--port', '3000'] },
])('takes $typed for $site', ({ typed, site, left }) => {
  vi.stubEnv('SITE', 'site')
  process.argv = [node, file, ...typed]
  parseOptions('site-dir')
  expect(process.env.SITE).toBe(site)
  expect(process.argv).toEqual([node, file, ...left])
})
