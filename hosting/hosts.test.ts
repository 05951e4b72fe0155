import { describe, expect, it } from 'vitest'
import { fixtureSite } from '../tests/hosting/fixture.ts'
import { hostFiles } from '../tests/hosting/host-files.ts'
import { limitsPassed } from '../tests/hosting/host-limits.ts'
import { quote } from './configuration-text.ts'
import { makePolicy } from './policy.ts'

const policy = makePolicy(fixtureSite)
const files = hostFiles(policy)
const file = (name: string) => files[name] ?? ''

/** A site with far more files than ours will ever have. */
const hugePolicy = makePolicy({
  ...fixtureSite,
  files: [
    ...fixtureSite.files,
    ...Array.from(
      { length: 3000 },
      (_, index) => `/assets/part-${String(index).padStart(8, '0')}.js`,
    ),
  ],
})

it.each([
  'nginx/site.conf',
  'caddy/Caddyfile',
  'apache/.htaccess',
  'netlify/_headers',
  'cloudflare/_headers',
  'vercel/vercel.json',
])('%s holds every header of the policy, to the letter', (name) => {
  for (const [header, value] of Object.entries(policy.headers)) {
    expect(file(name)).toContain(header)
    expect(file(name)).toContain(value)
  }
})

describe.each(['netlify/_headers', 'cloudflare/_headers', 'vercel/vercel.json'])('%s', (name) => {
  it('keeps each hashed file by its name, so that a missing one is not kept', () => {
    const immutable = policy.files.filter(({ isImmutable }) => isImmutable)
    expect(immutable.length).toBeGreaterThan(3)
    for (const { path } of immutable) expect(file(name)).toContain(path)
    expect(file(name)).not.toMatch(/assets\/[*(]/)
    expect(file(name).split('immutable')).toHaveLength(immutable.length + 1)
  })
})

it('stays within the documented limits of every host', () => {
  expect(limitsPassed(files)).toEqual([])
  const { 'vercel/vercel.json': _, 'netlify/_headers': __, ...cloudflare } = hostFiles(hugePolicy)
  expect(limitsPassed(cloudflare)).toEqual([])
})

it('sees a limit that is passed', () => {
  const rules = '/a\n  X-A: b\n\n'
  expect(limitsPassed({ 'cloudflare/_headers': rules.repeat(101) })).toEqual([
    'cloudflare/_headers: 101 rules, at most 100',
  ])
  expect(limitsPassed({ 'cloudflare/_headers': `/*\n  X: ${'a'.repeat(2000)}\n` })).toEqual([
    'cloudflare/_headers: a line of 2005 characters, at most 2000',
  ])
  expect(limitsPassed({ 'cloudflare/_redirects': '/a /b 308\n'.repeat(2001) })).toEqual([
    'cloudflare/_redirects: 2001 rules, at most 2000',
  ])
  expect(limitsPassed({ 'cloudflare/_redirects': `/${'a'.repeat(1000)} /b 308\n` })).toEqual([
    'cloudflare/_redirects: a line of 1008 characters, at most 1000',
  ])
  expect(limitsPassed({ 'netlify/_headers': '/*\n  Content-Length: 3\n' })).toEqual([
    'netlify/_headers: Netlify ignores Content-Length',
  ])
  const value = 'a'.repeat(33_000)
  const source = `/${'a'.repeat(4096)}`
  const vercel = { headers: Array(2049).fill({ source, headers: [{ key: 'X', value }] }) }
  expect(limitsPassed({ 'vercel/vercel.json': JSON.stringify(vercel) })).toEqual([
    'vercel/vercel.json: 2049 rules, at most 2048',
    'vercel/vercel.json: an address of 4097 characters, at most 4096',
    'vercel/vercel.json: a value of 33000 characters, at most 32768',
  ])
})

it('quotes nothing that a server would expand', () => {
  expect(quote("default-src 'none'; img-src https://a.fr")).toBe(
    '"default-src \'none\'; img-src https://a.fr"',
  )
  for (const value of ['a"b', 'a$b', 'a\\b', 'a{b}', 'a%b', 'a\nb', '']) {
    expect(() => quote(value)).toThrow('cannot stand between quotes')
  }
})
