import { type ChildProcess, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { environment, freshCopy } from '../../tests/fresh-copy.ts'

const project = freshCopy()
const site = join(project, 'site')
let server: ChildProcess
let printed = ''
let errors = ''
let port = 0
let token = ''
/** What a tab of before got while the atelier was starting. */
let early: { status: number } | undefined

beforeAll(async () => {
  port = await new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address() as { port: number }
      probe.close(() => resolve(free))
    })
  })
  server = spawn(process.execPath, ['generator/run.js', 'atelier/main.ts', '--no-open'], {
    cwd: project,
    env: environment({ PORT: String(port) }),
  })
  server.stdout?.on('data', (text) => {
    printed += text
  })
  server.stderr?.on('data', (text) => {
    errors += text
  })
  early = await vi.waitFor(() => send('/api/news', { headers: { 'x-jeton': 'avant' } }), 60_000)
  await vi.waitFor(() => expect(printed).toMatch(/\n/), { timeout: 60_000 })
  token = /^http:\/\/127\.0\.0\.1:\d+\/#([\w-]{32})\n$/.exec(printed)?.[1] ?? ''
}, 90_000)
afterAll(() => {
  server.kill()
  rmSync(project, { recursive: true, force: true })
})
// Whatever a test did, the next one meets the shipped site.
beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  cpSync('site', site, { recursive: true })
})

type Asked = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  host?: string
  to?: number
}

/** One request exactly as it is written here: `fetch` would mend some of it. */
const send = (path: string, asked: Asked = {}) => {
  const { method = 'POST', headers = {}, body = '', host = '127.0.0.1', to = port } = asked
  return new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const options = { host, port: to, path, method, headers: { 'x-jeton': token, ...headers } }
      const sent = request(options, async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers })
      })
      sent.on('error', reject).end(body)
    },
  )
}

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at one value at a time
const ask = async (path: string, body: object = {}): Promise<any> => {
  const { status, text } = await send(`/api/${path}`, { body: JSON.stringify(body) })
  return { status, ...JSON.parse(text) }
}
type Path = (string | number)[]
/** Changes a value that the owner has just seen. */
async function change(path: Path, value?: unknown, file = 'site.yaml') {
  const { files } = await ask('opening')
  const { data, hash } = files[file]
  // biome-ignore lint/suspicious/noExplicitAny: any value of any file
  const before = hash ?? path.reduce((at: any, key) => at?.[key], data)
  return ask('change', { file, changes: [{ path, value, before }] })
}
const put = (name: string, body: string | Buffer) =>
  send(`/api/media?name=${encodeURIComponent(name)}`, { method: 'PUT', body })
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const shipped = readFileSync('site/site.yaml', 'utf8')
const filesIn = (folder: string) => readdirSync(folder).sort()

it('outlives what asks for something while it starts', () => {
  expect(early?.status).toBe(403)
  expect(token).toHaveLength(32)
})

describe('shut to everyone else', () => {
  it('refuses the names that a rebound DNS would send, and other origins', async () => {
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost', '0.0.0.0']) {
      expect((await send('/', { method: 'GET', headers: { host } })).status, host).toBe(403)
      expect((await send('/api/opening', { headers: { host } })).status, host).toBe(403)
    }
    const own = `http://127.0.0.1:${port}`
    for (const origin of ['https://evil.example', `http://127.0.0.1:${port + 1}`, 'null']) {
      expect((await send('/api/opening', { headers: { origin } })).status, origin).toBe(403)
    }
    expect((await send('/api/opening', { headers: { origin: own } })).status).toBe(200)
  })

  it('gives and takes nothing without the token of this run, nor by another verb', async () => {
    const paths = ['opening', 'news', 'change', 'undo', 'redo', 'accept', 'build']
    for (const wrong of ['', `${token}x`, 'A'.repeat(32)]) {
      for (const path of paths) {
        const { status } = await send(`/api/${path}`, { headers: { 'x-jeton': wrong } })
        expect(status, path).toBe(403)
      }
      const headers = { 'x-jeton': wrong }
      expect((await send('/api/media?name=a.svg', { method: 'PUT', headers })).status).toBe(403)
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await send('/api/undo', { method })).status, method).toBe(404)
    }
    expect((await send(`/?${token}`, { method: 'GET' })).text).not.toContain(token)
  })

  it('listens on loopback only, is framed by nobody, and serves no file of the disk', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const host of [...outside.map(({ address }) => address), '127.0.0.2']) {
      await expect(send('/', { method: 'GET', host })).rejects.toThrow(/ECONNREFUSED/)
    }
    const policy = (await send('/', { method: 'GET' })).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    for (const path of ['/package.json', '/..%2fpackage.json', '/@fs/etc/passwd', '/media/x.svg']) {
      expect((await send(path, { method: 'GET' })).status, path).toBe(404)
    }
    expect((await send('//', { method: 'GET' })).status).toBe(400)
  })

  it('shows in its preview the pages and what they need, and nothing else', async () => {
    const to = Number(new URL((await ask('opening')).preview).port)
    const get = (path: string, headers = {}) => send(path, { method: 'GET', to, headers })
    const page = await get('/')
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain(`127.0.0.1:${port}`)
    for (const path of [
      '/__open-in-editor?file=package.json',
      '/package.json',
      '/site/site.yaml?raw',
      '/src/..%2f..%2fpackage.json',
      '/@id/package.json?raw',
      `/@fs${project}/package.json?raw`,
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
    expect((await get('/', { origin: 'https://evil.example' })).status).toBe(403)
    expect((await get('/', { host: 'evil.example' })).status).toBe(403)
    expect(page.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('writes nowhere but in the site', () => {
  it.each([
    ...['../site.yaml', 'legal/../../x.md', '/etc/passwd', 'legal/absent.md', 'package.json'],
    ...['site.yaml\0.md', 'media/x.svg', '.historique/x/site.yaml'],
  ])('refuses %j', async (file) => {
    const changes = [{ path: [], value: 'x' }]
    expect((await ask('change', { file, changes })).status).toBe(403)
  })

  it.each([
    ...['../x.svg', '/tmp/x.svg', '..', '.htaccess', 'x.html', 'x.js', 'x.svg\0.js', ''],
    `${'é'.repeat(300)}.svg`,
  ])('takes no file called %j out of media/', async (name) => {
    const { status } = await put(name, '<svg></svg>')
    const added = filesIn(join(site, 'media')).filter((each) => !each.startsWith('.'))
    expect([200, 415]).toContain(status)
    expect(added).toHaveLength(status === 200 ? 1 : 0)
    expect(added.every((each) => /^[a-z0-9-]+\.svg$/.test(each))).toBe(true)
    expect(existsSync(join(project, 'x.svg'))).toBe(false)
  })

  it('follows no link out of it, and writes through no second name of a file', async () => {
    const outside = join(project, 'outside')
    mkdirSync(outside)
    writeFileSync(join(outside, 'words.yaml'), 'home:\n  banner: "Ailleurs"\n')
    symlinkSync(join(outside, 'words.yaml'), join(site, 'words.yaml'))
    const changes = [{ path: ['home', 'banner'], value: 'Pris', before: 'Ailleurs' }]
    expect((await ask('change', { file: 'words.yaml', changes })).status).toBe(403)
    rmSync(join(site, 'media'), { recursive: true })
    symlinkSync(outside, join(site, 'media'))
    expect((await put('x.svg', '<svg></svg>')).status).toBe(403)
    expect(readFileSync(join(outside, 'words.yaml'), 'utf8')).toContain('Ailleurs')
    expect(filesIn(outside)).toEqual(['words.yaml'])
    rmSync(join(site, 'words.yaml'))
    linkSync(join(site, 'site.yaml'), join(outside, 'other.yaml'))
    expect((await change(['name'], 'Agence des Lilas')).rejected).toEqual([])
    expect(readFileSync(join(outside, 'other.yaml'), 'utf8')).toBe(shipped)
    rmSync(outside, { recursive: true })
  })

  it('refuses what no file of the site could hold, with a sentence', async () => {
    for (const [path, value] of [
      [['__proto__', 'polluted'], 'x'],
      [['constructor', 'polluted'], 'x'],
      [['name'], 'a\0b'],
      [['name'], 'x'.repeat(2_100_000)],
      [['name'], 12],
    ] as const) {
      const { status, sentence } = await ask('change', {
        file: 'site.yaml',
        changes: [{ path, value }],
      })
      expect(status).toBe(400)
      expect(sentence).toMatch(/\.$/)
    }
    expect((await change(['inconnue'], 'x')).rejected).toHaveLength(1)
    expect(read('site.yaml')).toBe(shipped)
  })
})

describe('a save', () => {
  it('keeps what is wrong in the form with its message, and writes the rest', async () => {
    const { rejected } = await ask('change', {
      file: 'site.yaml',
      changes: [
        { path: ['supportEmail'], value: 'anne', before: 'support@example.com' },
        { path: ['name'], value: "L'agence d'Anne", before: 'Agence Exemple' },
        { path: ['legal', 'publisher', 'siren'], value: '123' },
      ],
    })
    expect(rejected.map(({ path }: { path: Path }) => path.join('.'))).toEqual([
      'supportEmail',
      'legal.publisher.siren',
    ])
    expect(rejected[0].message).toMatch(
      /^«\s*anne\s*» ne convient pas\. Écrivez une adresse e-mail/,
    )
    expect(read('site.yaml')).toContain("name: L'agence d'Anne")
    expect(read('site.yaml')).toContain('supportEmail: support@example.com')
    expect(filesIn(site).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('writes of the sentences and texts those that differ from ours', async () => {
    const path = ['home', 'hero', 'subline']
    const ours = ['Pas de nouveaux clients ?', 'Nous ne sommes pas payés.']
    expect((await change(path, [...ours, 'Jamais.'], 'words.yaml')).rejected).toEqual([])
    expect(read('words.yaml')).toMatch(/^home:\n {2}hero:\n {4}subline:\n(?: {6}- .*\n){3}$/)
    await change(path, ours, 'words.yaml')
    expect(read('words.yaml')).toBe('')

    const file = 'legal/mentions-legales.md'
    const text = readFileSync(join('defaults', file), 'utf8')
    await change([], `${text}\n## De plus\n\nUne phrase.\n`, file)
    expect(read(file)).toContain('Une phrase.')
    await change([], text, file)
    expect(existsSync(join(site, file))).toBe(false)
    expect((await change([], '{{ ', file)).rejected).toHaveLength(1)
    expect(existsSync(join(site, file))).toBe(false)
  })

  it('never writes over what changed meanwhile, and says what it is now', async () => {
    writeFileSync(join(site, 'site.yaml'), shipped.replace('Agence Exemple', 'Autre'))
    const mine = { path: ['name'], value: 'Moi', before: 'Agence Exemple' }
    const mail = { path: ['supportEmail'], value: 'a@lilas.fr', before: 'support@example.com' }
    const { rejected } = await ask('change', { file: 'site.yaml', changes: [mine, mail] })
    expect(rejected).toHaveLength(1)
    expect(rejected[0].message).toContain('« Autre »')
    expect(read('site.yaml')).toMatch(/name: Autre[\s\S]*a@lilas\.fr/)
  })

  it('leaves a file alone that cannot be read', async () => {
    writeFileSync(join(site, 'site.yaml'), `${shipped}\n"`)
    const changes = [{ path: ['name'], value: 'Moi', before: 'Agence Exemple' }]
    const { status, sentence } = await ask('change', { file: 'site.yaml', changes })
    expect([status, sentence]).toEqual([409, expect.stringContaining('site/site.yaml, ligne')])
    expect(read('site.yaml')).toBe(`${shipped}\n"`)
  })

  it('is undone and done again; what an owner keeps in .historique stays', async () => {
    const kept = join(site, '.historique/2026-11-22T05-40-12/site.yaml')
    mkdirSync(join(kept, '..'), { recursive: true })
    writeFileSync(kept, 'name: avant\n')
    await change(['name'], 'Un')
    await change(['home', 'banner'], "C'est pour vous", 'words.yaml')
    await change(['name'], 'Deux')
    const after = read('site.yaml')
    for (let step = 0; step < 3; step++) expect((await ask('undo')).status).toBe(200)
    expect(read('site.yaml')).toBe(shipped)
    expect(existsSync(join(site, 'words.yaml'))).toBe(false)
    for (let step = 0; step < 3; step++) await ask('redo')
    expect(read('site.yaml')).toBe(after)
    await ask('undo')
    writeFileSync(join(site, 'site.yaml'), `${shipped}\n`)
    expect((await ask('redo')).status).toBe(409)
    expect(readFileSync(kept, 'utf8')).toBe('name: avant\n')
  })

  it('records the legal texts as they are published', async () => {
    writeFileSync(join(site, 'legal/versions.json'), '{}')
    expect((await ask('accept')).status).toBe(200)
    expect(Object.keys(JSON.parse(read('legal/versions.json')))).toHaveLength(4)
  })
})

describe('a file for the media', () => {
  it('is copied under a plain name, and never over another, sixty at once', async () => {
    const film = readFileSync('defaults/media/demonstration.mp4')
    const { text } = await put('Présentation (2).MP4', film)
    expect(JSON.parse(text)).toEqual({ path: 'media/presentation-2.mp4' })
    expect(readFileSync(join(site, 'media/presentation-2.mp4')).equals(film)).toBe(true)
    expect(JSON.parse((await put('presentation-2.mp4', film)).text).path).toBe(
      'media/presentation-2.mp4',
    )
    const drawings = Array.from({ length: 60 }, (_, id) =>
      put(`l${id % 10}.svg`, `<svg id="a${id}"></svg>`),
    )
    const paths = (await Promise.all(drawings)).map((each) => JSON.parse(each.text).path)
    expect(new Set(paths).size).toBe(60)
  })

  it.each([
    ['film.mp4', 'du texte', 'n’est pas une vidéo MP4, malgré son nom'],
    ['film.mp4', '', 'est vide'],
    ['film.vtt', 'WEBVTT\n\n00:00,000 --> 00:01.000\nBonjour\n', '00:00.000 --> 00:01.000'],
    ['logo.svg', 'du texte', 'n’est pas un dessin SVG'],
    ['logo.svg', '<svg><filter id="f"/></svg>', 'exportez-le sans eux'],
    ['film.exe', 'MZ', 'Choisissez un fichier'],
  ])('is refused as %s when it holds %j', async (name, body, sentence) => {
    const { status, text } = await put(name, body)
    expect(status).toBe(415)
    expect(JSON.parse(text).sentence).toContain(sentence)
    expect(filesIn(join(site, 'media'))).toEqual(filesIn('site/media'))
  })

  it('costs milliseconds, whatever it holds, and no script of a drawing stays', async () => {
    const start = performance.now()
    await put('a.vtt', `WEBVTT\n\n00:00.000 --> 00:01.000\n${'<'.repeat(80_000)}\n`)
    await put('b.svg', `<svg ${' on'.repeat(80_000)}>${'<script'.repeat(80_000)}`)
    expect(performance.now() - start).toBeLessThan(2000)
    await put('c.svg', '<svg onload="x()"><script>x()</script><path d="M0 0"/></svg>')
    expect(read('media/c.svg')).toBe('<svg><path d="M0 0"/></svg>')
  })
})

it('says nothing on its error output', () => {
  expect(errors).toBe('')
})
