import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { caching, headers } from './headers.ts'
import { hosts } from './hosts.ts'
import { pagePaths } from './serve.ts'

/** Each file with the headers of a host, and what is sent with hashed files there. */
const headerFiles = {
  'apache/.htaccess': caching.immutable,
  'netlify/_headers': caching.day,
  'cloudflare/_headers': caching.day,
  'vercel/vercel.json': caching.day,
  'nginx/site.conf': caching.immutable,
  'caddy/Caddyfile': caching.immutable,
}

/** Each file in which a host reads the addresses of our pages. */
const addressFiles = [
  'apache/.htaccess',
  'netlify/_redirects',
  'cloudflare/_redirects',
  'vercel/vercel.json',
  'nginx/site.conf',
  'caddy/Caddyfile',
]

const read = (file: string) => readFileSync(join('hosts', file), 'utf8')

describe.each(Object.entries(headerFiles))('hosts/%s', (file, hashed) => {
  it.each(Object.entries(headers))('sends %s as on every host', (name, value) => {
    const settings = read(file).split(name).slice(1)
    expect(settings.some((text) => text.slice(0, value.length + 50).includes(value))).toBe(true)
  })

  it('lets browsers keep hashed files', () => expect(read(file)).toContain(hashed))
})

const mentions = (text: string, path: string) => text.split(path.slice(1)).length - 1

it.each(addressFiles)('hosts/%s serves every page, and redirects its other spellings', (file) => {
  const text = read(file)
  for (const path of pagePaths.filter((each) => each !== '/')) {
    expect(mentions(text, path), path).toBeGreaterThanOrEqual(mentions(text, '/mentions-legales'))
    expect(mentions(text, path), path).toBeGreaterThan(1)
  }
})

it('copies only files that there are', () => {
  for (const { settings } of Object.values(hosts)) {
    for (const file of Object.values(settings)) expect(existsSync(join('hosts', file))).toBe(true)
  }
})
