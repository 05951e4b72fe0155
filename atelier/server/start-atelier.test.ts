import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
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
import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestOptions,
  request,
} from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { parseWebvtt } from '../../owner/read/parse-webvtt.ts'
import { freshCopy } from '../../tests/fresh-copy.ts'
import { launchAtelier } from '../../tests/launch-atelier.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

const project = freshCopy(temporaryFolder())
const site = join(project, 'site')
let address: URL
let server: ChildProcess

beforeAll(async () => ({ server, address } = await launchAtelier(project)), 90_000)
afterAll(() => void server.kill())
beforeEach(() => {
  for (const name of readdirSync(site)) rmSync(join(site, name), { recursive: true })
  cpSync('site', site, { recursive: true })
})

type Sent = RequestOptions & { headers?: OutgoingHttpHeaders; body?: string | Buffer }

/** Sends a request exactly as given: `fetch` would correct some of it. */
async function send(path: string, { headers, body, ...others }: Sent = {}) {
  const { hostname: host, port, hash } = address
  const sent = request({
    ...{ host, port, path, method: 'GET', agent: false, ...others },
    headers: { 'x-jeton': hash.slice(1), ...headers },
  })
  const [response] = (await once(sent.end(body), 'response')) as [IncomingMessage]
  return { status: response.statusCode, headers: response.headers, text: await text(response) }
}
const statusOf = async (path: string, sent?: Sent) => (await send(path, sent)).status

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at one value at a time
async function ask(path: string, body: object): Promise<any> {
  const answer = await send(`/api/${path}`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, ...JSON.parse(answer.text) }
}
/** Saves answers as the form does, and gives the state of the site after it. */
const save = (answers: Record<string, string> = {}) => ask('site', { answers })
async function put(name: string, body: string | Buffer = '<svg></svg>') {
  const path = `/api/media?name=${encodeURIComponent(name)}`
  return JSON.parse((await send(path, { method: 'POST', body })).text).path
}
const read = (file: string) => readFileSync(join(site, file), 'utf8')

describe('shut to everyone else', () => {
  it.each([
    [403, 'the name of another host', { host: 'evil.example:PORT' }],
    [403, 'a name without its port', { host: 'localhost' }],
    [403, 'a page of another site', { origin: 'https://evil.example' }],
    [403, 'a page at our other name', { host: 'localhost:PORT', origin: 'http://127.0.0.1:PORT' }],
    [200, 'our other name', { host: 'localhost:PORT', origin: 'http://localhost:PORT' }],
    [401, 'no token', { 'x-jeton': '' }],
    [401, 'another token', { 'x-jeton': 'A'.repeat(32) }],
  ])('answers %i to %s', async (status, _, named) => {
    const headers = JSON.parse(JSON.stringify(named).replaceAll('PORT', address.port))
    const body = '{"answers":{}}'
    expect(await statusOf('/api/site', { method: 'POST', headers, body })).toBe(status)
  })

  it('keeps its token where other users cannot read it', () => {
    expect(statSync(join(project, '.build/jeton')).mode & 0o777).toBe(0o600)
  })

  it('listens on loopback only, is framed by nobody, and serves no file of the disk', async () => {
    await expect(send('/', { host: '127.0.0.2' })).rejects.toThrow(/ECONNREFUSED/)
    const page = await send('/')
    expect(page.text).not.toContain(address.hash.slice(1))
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self';.* frame-ancestors 'none'$/,
    )
    for (const path of ['/package.json', '/..%2fpackage.json', '/@fs/etc/passwd', '//']) {
      expect(await statusOf(path), path).toBe(404)
    }
  })

  it('shows in its preview the pages and what they need, and nothing else', async () => {
    const { port } = new URL((await save()).state.preview)
    const page = await send('/', { port, headers: { origin: 'http://localhost:1' } })
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors')
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
    expect(page.headers['cross-origin-resource-policy']).toBe('same-origin')
    // React for development: the other one is not among the packages of the preview.
    expect((await send('/src/app/App.tsx', { port })).text).toContain('jsx-dev-runtime')
    for (const path of [
      '/__open-in-editor?file=package.json',
      '/package.json',
      '/site/site.yaml?import&raw',
      `/@fs${project}/package.json?raw`,
    ]) {
      expect([403, 404], path).toContain(await statusOf(path, { port }))
    }
    expect(await statusOf('/', { port, headers: { host: 'evil.example' } })).toBe(403)
  })
})

describe('writes nowhere but in the site', () => {
  it('refuses a file that the form does not edit', async () => {
    expect((await save({ '../site.yaml.name': 'x' })).status).toBe(422)
  })

  it('gives every file a plain name in media/, or refuses it', async () => {
    const paths: unknown[] = []
    for (const name of ['../x.svg', 'x.svg\0.js', '.htaccess', '']) paths.push(await put(name))
    expect(paths).toEqual(['media/x.svg', undefined, undefined, undefined])
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

  it('keeps a legal text only where it differs from ours', async () => {
    const file = 'legal/mentions-legales.md'
    const ours = readFileSync(join('defaults', file), 'utf8')
    await save({ [file]: `${ours}\n## De plus\n\nUne phrase.\n` })
    expect(read(file)).toContain('Une phrase.')
    await save({ [file]: ours })
    expect(existsSync(join(site, file))).toBe(false)
  })
})

it.each<[id: string | undefined, clicked: string, missing?: string, path?: string]>([
  ['words.yaml.home.hero.promise', '30+ rendez-vous'],
  ['words.yaml.video.play', 'Regarder la vidéo «\u00a0Notre film\u00a0»'],
  ['site.yaml.legal.publisher.name', 'Lilas · SAS'],
  ['site.yaml.legal.publisher.siret', '[À compléter : SIRET]', 'publisher.siret'],
  ['legal/mentions-legales.md', 'Rien de tel', undefined, '/mentions-legales'],
  [undefined, '0:20'],
])(
  'finds the field %s of « %s », clicked in the preview',
  async (id, clicked, missing, path = '/') => {
    const publisher = 'site.yaml.legal.publisher'
    await save({ [`${publisher}.name`]: 'Lilas', [`${publisher}.legalForm`]: 'SAS' })
    expect((await ask('clicked', { texts: [clicked], missing, path })).id).toBe(id)
  },
)

it('never copies a file over another of the media', async () => {
  const paths = await Promise.all(Array.from({ length: 20 }, (_, id) => put(`l${id % 3}.svg`)))
  expect(new Set(paths).size).toBe(20)
})

it('turns SRT captions, in the encoding of Windows, into WebVTT', async () => {
  const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nDéjà, oui.\r\n'
  const path = await put('Sous-titres.SRT', Buffer.from(srt, 'latin1'))
  expect(path).toBe('media/sous-titres.vtt')
  const { paragraphs, faults } = parseWebvtt(read(path).replaceAll('\r', ''))
  expect([paragraphs, faults]).toEqual([['Déjà, oui.'], []])
})
