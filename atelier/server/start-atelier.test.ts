import type { ChildProcess } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseWebvtt } from '../../owner/read/parse-webvtt.ts'
import { freshCopy } from '../../tests/fresh-copy.ts'
import { launchAtelier } from '../../tests/launch-atelier.ts'

const project = freshCopy()
const site = join(project, 'site')
const atelier = { port: 0, token: '' }
let server: ChildProcess

beforeAll(async () => {
  const launched = await launchAtelier(project)
  server = launched.server
  atelier.port = Number(launched.address.port)
  atelier.token = launched.address.hash.slice(1)
}, 90_000)
afterAll(() => {
  server.kill()
  rmSync(project, { recursive: true, force: true })
})
beforeEach(() => {
  for (const name of readdirSync(site)) rmSync(join(site, name), { recursive: true })
  cpSync('site', site, { recursive: true })
})

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  host?: string
  to?: number
}

/** Sends a request exactly as given: `fetch` would correct some of it. */
const send = (path: string, asked: Asked = {}) => {
  const { method = 'POST', headers = {}, body = '', host = '127.0.0.1', to = atelier.port } = asked
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const all = { 'x-jeton': atelier.token, ...headers }
      const options = { host, port: to, path, method, headers: all, agent: false }
      const sent = request(options, async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers })
      })
      sent.on('error', reject).end(body)
    },
  )
}
const get = async (path: string, asked: Asked = {}) =>
  (await send(path, { method: 'GET', ...asked })).status

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at one value at a time
const ask = async (path: string, body: object = {}): Promise<any> => {
  const { status, text } = await send(`/api/${path}`, { body: JSON.stringify(body) })
  return { status, ...JSON.parse(text) }
}
/** Saves answers as the form does, and gives the state of the site after it. */
const save = (answers: Record<string, string> = {}) => ask('site', { answers })
const put = (name: string, body: string | Buffer = '<svg></svg>') =>
  send(`/api/media?name=${encodeURIComponent(name)}`, { method: 'PUT', body })
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const media = () => readdirSync(join(site, 'media')).sort()

describe('shut to everyone else', () => {
  it('answers nobody who names another host, comes from another page, or asks nonsense', async () => {
    for (const host of ['evil.example', `evil.example:${atelier.port}`, 'localhost']) {
      expect(await get('/', { headers: { host } }), host).toBe(403)
    }
    for (const origin of ['https://evil.example', `http://127.0.0.1:${atelier.port + 1}`, 'null']) {
      expect((await send('/api/site', { headers: { origin } })).status, origin).toBe(403)
    }
    expect(await get('*', { method: 'OPTIONS' })).toBe(400)
  })

  it('answers localhost as it does 127.0.0.1', async () => {
    const host = `localhost:${atelier.port}`
    const origin = `http://${host}`
    expect(await get('/', { headers: { host } })).toBe(200)
    const body = JSON.stringify({ answers: {} })
    expect((await send('/api/site', { headers: { host, origin }, body })).status).toBe(200)
    const crossed = { host, origin: `http://127.0.0.1:${atelier.port}` }
    expect((await send('/api/site', { headers: crossed, body })).status).toBe(403)
  })

  it('gives and takes nothing without the token, which other users cannot read', async () => {
    expect(statSync(join(project, '.build/jeton')).mode & 0o777).toBe(0o600)
    for (const wrong of ['', `${atelier.token}x`, 'A'.repeat(32)]) {
      const headers = { 'x-jeton': wrong }
      for (const path of ['site', 'clicked', 'poster', 'publish']) {
        expect((await send(`/api/${path}`, { headers })).status, path).toBe(401)
      }
      const upload = '/api/media?name=a.svg'
      expect((await send(upload, { method: 'PUT', headers })).status).toBe(401)
    }
  })

  it('listens on loopback only, is framed by nobody, and serves no file of the disk', async () => {
    await expect(get('/', { host: '127.0.0.2' })).rejects.toThrow(/ECONNREFUSED/)
    const page = await send(`/?${atelier.token}`, { method: 'GET' })
    expect(page.text).not.toContain(atelier.token)
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.* frame-ancestors 'none'$/,
    )
    for (const path of ['/package.json', '/..%2fpackage.json', '/@fs/etc/passwd', '//']) {
      expect(await get(path), path).toBe(404)
    }
  })

  it('shows in its preview the pages and what they need, and nothing else', async () => {
    const to = Number(new URL((await save()).state.preview).port)
    const page = await send('/', { method: 'GET', to, headers: { origin: 'http://localhost:1' } })
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors')
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
    // React for development: the other one is not among the packages of the preview.
    const { text } = await send('/src/app/App.tsx', { method: 'GET', to })
    expect(text).toContain('jsx-dev-runtime')
    for (const path of [
      '/__open-in-editor?file=package.json',
      '/package.json',
      '/site/site.yaml?import&raw',
      `/@fs${project}/package.json?raw`,
    ]) {
      expect([403, 404], path).toContain(await get(path, { to }))
    }
    expect(page.headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(await get('/', { to, headers: { host: 'evil.example' } })).toBe(403)
  })
})

describe('writes nowhere but in the site', () => {
  it('refuses every file but those that the form edits', async () => {
    for (const file of ['../site.yaml', '/etc/passwd', 'media/x.svg', '.historique/x/site.yaml']) {
      expect((await save({ [`${file}.name`]: 'x' })).status, file).toBe(422)
    }
  })

  it('gives every file a plain name in media/, or refuses it', async () => {
    const before = media()
    for (const name of ['../x.svg', 'x.svg\0.js', '.htaccess', '']) await put(name)
    expect(media().filter((each) => !before.includes(each))).toEqual(['x.svg'])
    expect(existsSync(join(project, 'x.svg'))).toBe(false)
  })

  it('writes the file to which a link of the owner leads, with its rights', async () => {
    const outside = join(project, 'outside.yaml')
    writeFileSync(outside, 'home:\n  banner: Ailleurs\n', { mode: 0o640 })
    symlinkSync(outside, join(site, 'words.yaml'))
    expect((await save({ 'words.yaml.home.banner': 'Ici' })).status).toBe(200)
    expect(lstatSync(join(site, 'words.yaml')).isSymbolicLink()).toBe(true)
    expect(readFileSync(outside, 'utf8')).toContain('Ici')
    expect(statSync(outside).mode & 0o777).toBe(0o640)
  })
})

it('keeps a legal text only where it differs from ours', async () => {
  const file = 'legal/mentions-legales.md'
  const text = readFileSync(join('defaults', file), 'utf8')
  await save({ [file]: `${text}\n## De plus\n\nUne phrase.\n` })
  expect(read(file)).toContain('Une phrase.')
  await save({ [file]: text })
  expect(existsSync(join(site, file))).toBe(false)
})

describe('a file for the media', () => {
  it('is never copied over another, sixty at once', async () => {
    const copies = await Promise.all(Array.from({ length: 60 }, (_, id) => put(`l${id % 10}.svg`)))
    expect(new Set(copies.map(({ text }) => JSON.parse(text).path)).size).toBe(60)
  })

  it('is turned into WebVTT when it holds SRT captions', async () => {
    const srt = Buffer.from(
      '1\r\n00:00:01,000 --> 00:00:02,500\r\nD\u00e9j\u00e0, oui.\r\n',
      'latin1',
    )
    const { text } = await put('Sous-titres.SRT', srt)
    const { path } = JSON.parse(text)
    expect(path).toBe('media/sous-titres.vtt')
    expect(parseWebvtt(read(path).replaceAll('\r', ''))).toEqual({
      paragraphs: ['Déjà, oui.'],
      faults: [],
    })
    rmSync(join(site, path))
  })
})
