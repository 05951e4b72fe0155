import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { caching, headers } from './headers.ts'
import { hosts } from './hosts.ts'
import { pagePaths } from './serve.ts'

const { day, immutable } = caching

/** Each file with the headers of a host, what is sent with hashed files there, and the file with the addresses. */
const hostFiles: [headers: string, hashed: string, addresses?: string][] = [
  ['apache/.htaccess', immutable],
  ['netlify/_headers', day, 'netlify/_redirects'],
  ['cloudflare/_headers', day, 'cloudflare/_redirects'],
  ['vercel/vercel.json', day],
  ['nginx/site.conf', immutable],
  ['caddy/Caddyfile', immutable],
]

const read = (file: string) => readFileSync(join('hosts', file), 'utf8')

describe.each(hostFiles)('hosts/%s', (file, hashed, addresses = file) => {
  it.each(Object.entries(headers))('sends %s as on every host', (name, value) => {
    const settings = read(file).split(name).slice(1)
    expect(settings.some((text) => text.slice(0, value.length + 50).includes(value))).toBe(true)
  })

  it('lets browsers keep hashed files', () => expect(read(file)).toContain(hashed))

  it('serves every page, and redirects its other spellings', () => {
    const mentions = (path: string) => read(addresses).split(path.slice(1)).length - 1
    for (const path of pagePaths.filter((each) => each !== '/')) {
      expect(mentions(path), path).toBeGreaterThanOrEqual(mentions('/mentions-legales'))
      expect(mentions(path), path).toBeGreaterThan(1)
    }
  })
})

it('copies only files that there are', () => {
  for (const { settings } of Object.values(hosts)) {
    for (const file of Object.values(settings)) expect(existsSync(join('hosts', file))).toBe(true)
  }
})
