import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fixtureSite, writeFixture } from './fixture.ts'
import { hostFiles } from './host-files.ts'
import { limitsPassed } from './host-limits.ts'
import { makePolicy } from './policy.ts'
import { probe, requestText } from './probe.ts'
import { quote } from './quote.ts'
import { installedServers, startRealServer } from './real-servers.ts'

// A server and other commands are started here, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 })

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

it('tells what a site loses on a host that sends no header of ours', () => {
  for (const header of Object.keys(policy.headers)) {
    expect(file('github-pages/LISEZMOI.md')).toContain(`- \`${header}\``)
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

describe('with a site on disk', () => {
  let folder: string
  let dir: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'host-files-'))
    dir = join(folder, 'dist')
    await writeFixture(dir)
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(`${dir}-hosting`, path)), { recursive: true })
      await writeFile(join(`${dir}-hosting`, path), content)
    }
  })
  afterEach(() => rm(folder, { recursive: true }))

  const addHost = (...args: string[]) =>
    execFileSync(process.execPath, ['hosting/add-host.js', ...args], {
      env: { OUT_DIR: dir },
      encoding: 'utf8',
    })

  it('adds a host to the site with one command', () => {
    expect(addHost('apache')).toBe(`« ${dir} » est prêt pour apache, avec .htaccess.\n`)
    expect(readFileSync(join(dir, '.htaccess'), 'utf8')).toBe(file('apache/.htaccess'))
    expect(existsSync(join(dir, 'index.html.br'))).toBe(true)
  })

  it('leaves compression to the hosts that compress, and our notes beside the site', () => {
    addHost('cloudflare')
    const published = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    expect(published).toContain('_headers')
    expect(published).toContain('_redirects')
    expect(published.filter((path) => /\.(?:br|gz|jsonc)$/.test(path))).toEqual([])
  })

  it('names the hosts it knows when asked for another', () => {
    const { status, stderr } = spawnSync(process.execPath, ['hosting/add-host.js', 'ftp'], {
      env: { OUT_DIR: dir },
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr).toContain('écrivez apache, netlify, cloudflare, vercel.')
  })

  it.runIf(installedServers.includes('apache'))(
    'redirects to https when Apache stands behind a proxy that speaks it',
    async () => {
      const server = await startRealServer('apache', { dir, policy })
      const request = (host: string) =>
        requestText('GET', '/mentions-legales/?a=b', { Host: host, 'X-Forwarded-Proto': 'https' })
      const answer = await probe(server.port, request('www.example.fr'))
      const refused = await probe(server.port, request('a b'))
      await server.stop()
      expect(answer?.headers.location).toEqual(['https://www.example.fr/mentions-legales?a=b'])
      expect(refused?.status).toBe(400)
    },
  )
})
