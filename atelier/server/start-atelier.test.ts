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
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'

const place = temporaryFolder()
const site = join(place, 'site')
let server: ChildProcess
let printed = ''
let errors = ''
let port = 0
let token = ''

beforeAll(async () => {
  cpSync('site', site, { recursive: true })
  server = spawn(process.execPath, ['generator/run.js', 'atelier/main.ts', '--no-open'], {
    env: { ...process.env, SITE: site, PORT: '0', NODE_ENV: 'development' },
  })
  server.stdout?.on('data', (text) => {
    printed += text
  })
  server.stderr?.on('data', (text) => {
    errors += text
  })
  await vi.waitFor(() => expect(printed).toMatch(/\n/), { timeout: 60_000 })
  const [, found, given = ''] = /^http:\/\/127\.0\.0\.1:(\d+)\/#([\w-]{32})\n$/.exec(printed) ?? []
  port = Number(found)
  token = given
}, 90_000)
afterAll(() => {
  server.kill()
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
}

/** One request exactly as it is written here: `fetch` would mend some of it. */
const send = (
  path: string,
  { method = 'POST', headers = {}, body = '', host = '127.0.0.1' }: Asked = {},
) =>
  new Promise<{ status: number; text: string; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const asked = request(
        { host, port, path, method, headers: { 'x-jeton': token, ...headers } },
        (response) => {
          let text = ''
          response.on('data', (chunk) => {
            text += chunk
          })
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
          )
        },
      )
      asked.on('error', reject).end(body)
    },
  )

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at one value at a time
const ask = async (path: string, body: object = {}): Promise<any> => {
  const { status, text } = await send(`/api/${path}`, { body: JSON.stringify(body) })
  return { status, ...JSON.parse(text) }
}
const hashOf = async (file: string) => (await ask('opening')).files[file].hash
const change = async (path: (string | number)[], value?: unknown, file = 'site.yaml') =>
  ask('change', { file, hash: await hashOf(file), changes: [{ path, value }] })
const read = (file: string) => readFileSync(join(site, file), 'utf8')
const shipped = (file: string) =>
  readFileSync(file === 'site.yaml' ? 'site/site.yaml' : `defaults/${file}`, 'utf8')

describe('shut to everyone else', () => {
  it.each(['evil.example', `evil.example:${port}`, 'localhost.evil.example', '0.0.0.0'])(
    'refuses the name %j, which a rebound DNS would send',
    async (name) => {
      for (const path of ['/', '/api/opening']) {
        expect(
          (await send(path, { method: path === '/' ? 'GET' : 'POST', headers: { host: name } }))
            .status,
        ).toBe(403)
      }
    },
  )

  it('refuses the page of another origin, even of this machine, even with the token', async () => {
    for (const origin of [
      'https://evil.example',
      `http://127.0.0.1:${port + 1}`,
      `https://127.0.0.1:${port}`,
      'null',
    ]) {
      expect((await send('/api/opening', { headers: { origin } })).status, origin).toBe(403)
    }
    const own = `http://127.0.0.1:${port}`
    expect((await send('/api/opening', { headers: { origin: own } })).status).toBe(200)
  })

  it('gives and takes nothing without the token of this run', async () => {
    const before = read('site.yaml')
    for (const wrong of ['', 'x', `${token}x`, 'A'.repeat(32)]) {
      for (const path of [
        'opening',
        'news',
        'change',
        'replace',
        'undo',
        'redo',
        'copy',
        'restore',
        'accept',
        'build',
      ]) {
        expect((await send(`/api/${path}`, { headers: { 'x-jeton': wrong } })).status, path).toBe(
          403,
        )
      }
      const put = await send('/api/media?name=a.svg', {
        method: 'PUT',
        headers: { 'x-jeton': wrong },
        body: '<svg />',
      })
      expect(put.status).toBe(403)
    }
    expect(read('site.yaml')).toBe(before)
    expect(existsSync(join(site, 'media/a.svg'))).toBe(false)
    expect((await send(`/?${token}`, { method: 'GET' })).text).not.toContain(token)
  })

  it('does not answer a form, nor another verb', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await send('/api/undo', { method })).status, method).toBe(404)
    }
    const { headers } = await send('/', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('listens on loopback only', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each && !each.internal && each.family === 'IPv4')
    for (const each of outside) {
      await expect(send('/', { method: 'GET', host: each?.address ?? '' })).rejects.toThrow(
        /ECONNREFUSED/,
      )
    }
    await expect(send('/', { method: 'GET', host: '127.0.0.2' })).rejects.toThrow(/ECONNREFUSED/)
  })

  it('lets nobody frame it, and runs no script but its own', async () => {
    const { headers } = await send('/', { method: 'GET' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
  })

  it('serves no file of the disk', async () => {
    for (const path of [
      '/package.json',
      '/../package.json',
      '/..%2fpackage.json',
      '/@fs/etc/passwd',
      '/atelier/main.ts',
    ]) {
      expect((await send(path, { method: 'GET' })).status, path).toBe(404)
    }
  })
})

describe('writes nowhere but in the site', () => {
  it.each([
    '../site.yaml',
    'legal/../../x.md',
    '/etc/passwd',
    'legal/absent.md',
    'package.json',
    'site.yaml\0.md',
    'media/x.svg',
    '.historique/x/site.yaml',
  ])('refuses %j', async (file) => {
    const { status } = await ask('replace', { file, hash: '', text: 'x' })
    expect(status).toBe(403)
    expect(readdirSync(place)).toEqual(['site'])
  })

  it.each([
    '../x.svg',
    '..%2fx.svg',
    '/tmp/x.svg',
    '..',
    '.htaccess',
    'x.html',
    'x.js',
    'x.php',
    'x.svg%00.js',
    '',
  ])('takes no file called %j out of media/', async (name) => {
    const { status } = await send(`/api/media?name=${name}`, { method: 'PUT', body: '<svg></svg>' })
    const added = readdirSync(join(site, 'media')).filter((each) => each !== '.gitkeep')
    if (status === 200) expect(added).toHaveLength(1)
    else expect(added).toEqual([])
    expect(added.every((each) => /^[a-z0-9-]+\.svg$/.test(each))).toBe(true)
    expect(readdirSync(place)).toEqual(['site'])
  })

  it('follows no link out of it', async () => {
    const outside = join(place, 'outside')
    mkdirSync(outside)
    writeFileSync(join(outside, 'words.yaml'), shipped('words.yaml'))
    symlinkSync(join(outside, 'words.yaml'), join(site, 'words.yaml'))
    expect((await change(['home', 'banner'], 'Pris', 'words.yaml')).status).toBe(403)
    rmSync(join(site, 'media'), { recursive: true })
    symlinkSync(outside, join(site, 'media'))
    expect(
      (await send('/api/media?name=x.svg', { method: 'PUT', body: '<svg></svg>' })).status,
    ).toBe(403)
    expect(readdirSync(outside)).toEqual(['words.yaml'])
    expect(readFileSync(join(outside, 'words.yaml'), 'utf8')).toBe(shipped('words.yaml'))
    rmSync(outside, { recursive: true })
  })

  it('writes through no second name of a file', async () => {
    const other = join(place, 'other.yaml')
    linkSync(join(site, 'site.yaml'), other)
    expect((await change(['name'], 'Agence des Lilas')).status).toBe(200)
    expect(readFileSync(other, 'utf8')).toBe(shipped('site.yaml'))
    rmSync(other)
  })

  it('changes no key that is none', async () => {
    for (const key of ['__proto__', 'constructor']) {
      expect((await change([key, 'polluted'], 'x')).status).toBe(400)
    }
    expect((await change(['inconnue'], 'x')).kept).toHaveLength(1)
    expect(read('site.yaml')).toBe(shipped('site.yaml'))
  })
})

describe('a save', () => {
  it('changes the line that it is about', async () => {
    expect((await change(['name'], "L'agence d'Anne")).kept).toEqual([])
    expect(read('site.yaml')).toBe(
      shipped('site.yaml').replace('Agence Exemple\n', "L'agence d'Anne\n"),
    )
    expect(readdirSync(site).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('keeps what is wrong in the form with its message, and writes the rest', async () => {
    const { kept } = await ask('change', {
      file: 'site.yaml',
      hash: await hashOf('site.yaml'),
      changes: [
        { path: ['supportEmail'], value: 'anne' },
        { path: ['name'], value: 'Agence des Lilas' },
        { path: ['legal', 'publisher', 'siren'], value: '123' },
      ],
    })
    expect(kept.map(({ path }: { path: string[] }) => path.join('.'))).toEqual([
      'supportEmail',
      'legal.publisher.siren',
    ])
    expect(kept[0].message).toMatch(/^« anne » ne convient pas\. Écrivez une adresse e-mail/)
    expect(read('site.yaml')).toBe(
      shipped('site.yaml').replace('Agence Exemple\n', 'Agence des Lilas\n'),
    )
  })

  it('writes several values that are only right together', async () => {
    const { kept } = await ask('change', {
      file: 'site.yaml',
      hash: await hashOf('site.yaml'),
      changes: [
        { path: ['video', 'provider'] },
        { path: ['video', 'src'] },
        { path: ['video', 'url'], value: 'https://youtu.be/dQw4w9WgXcQ?si=abc' },
      ],
    })
    expect(kept).toEqual([])
    expect(read('site.yaml')).toContain('url: https://youtu.be/dQw4w9WgXcQ?si=abc')
  })

  it('keeps a legal text that does not pass, with its line', async () => {
    const file = 'legal/mentions-legales.md'
    const text = `${shipped(file)}\n<div>`
    const reply = await ask('replace', { file, hash: await hashOf(file), text })
    expect(reply.kept[0].message).toContain('sans HTML')
    expect(existsSync(join(site, file))).toBe(false)
  })

  it('does not overwrite a file that changed meanwhile', async () => {
    const hash = await hashOf('site.yaml')
    writeFileSync(join(site, 'site.yaml'), shipped('site.yaml').replace('Agence Exemple', 'Autre'))
    const reply = await ask('change', {
      file: 'site.yaml',
      hash,
      changes: [{ path: ['name'], value: 'Moi' }],
    })
    expect(reply.status).toBe(409)
    expect(read('site.yaml')).toContain('name: Autre')
  })

  it('is undone and done again, back to the bytes of the opening', async () => {
    await change(['name'], 'Un')
    await change(['home', 'banner'], "C'est pour vous", 'words.yaml')
    await change(['name'], 'Deux')
    const after = read('site.yaml')
    for (let step = 0; step < 3; step++) expect((await ask('undo')).status).toBe(200)
    expect(read('site.yaml')).toBe(shipped('site.yaml'))
    expect(existsSync(join(site, 'words.yaml'))).toBe(false)
    for (let step = 0; step < 3; step++) await ask('redo')
    expect(read('site.yaml')).toBe(after)
    await ask('undo')
    writeFileSync(join(site, 'site.yaml'), shipped('site.yaml'))
    expect((await ask('redo')).status).toBe(409)
  })

  it('can be kept as a copy, which git ignores, and put back', async () => {
    await change(['name'], 'Un')
    const { copies } = await ask('copy')
    expect(read(`.historique/${copies[0]}/.gitignore`)).toBe('*\n')
    await change(['name'], 'Deux')
    expect((await ask('restore', { id: copies[0] })).status).toBe(200)
    expect(read('site.yaml')).toContain('name: Un\n')
    expect((await ask('restore', { id: '../..' })).status).toBe(404)
  })
})

describe('a file for the media', () => {
  const put = (name: string, body: string | Buffer) =>
    send(`/api/media?name=${encodeURIComponent(name)}`, { method: 'PUT', body })

  it('is copied under a plain name, and never over another', async () => {
    const film = readFileSync('defaults/media/demonstration.mp4')
    const { text } = await put('Présentation (2).MP4', film)
    expect(JSON.parse(text)).toEqual({ path: 'media/presentation-2.mp4' })
    expect(readFileSync(join(site, 'media/presentation-2.mp4')).equals(film)).toBe(true)
    expect(JSON.parse((await put('presentation-2.mp4', film)).text).path).toBe(
      'media/presentation-2.mp4',
    )
    const other = await put('presentation-2.mp4', Buffer.concat([film, Buffer.alloc(1)]))
    expect(JSON.parse(other.text).path).toBe('media/presentation-2-2.mp4')
  })

  it.each([
    ['film.mp4', 'du texte', 'n’est pas une vidéo MP4, malgré son nom'],
    ['film.mp4', '', 'est vide'],
    ['film.vtt', 'WEBVTT\n\n00:00,000 --> 00:01.000\nBonjour\n', 'virgule'],
    ['logo.svg', 'du texte', 'n’est pas un dessin SVG'],
    ['film.exe', 'MZ', 'Choisissez un fichier'],
  ])('is refused as %s when it holds %j', async (name, body, sentence) => {
    const { status, text } = await put(name, body)
    expect(status).toBe(415)
    expect(JSON.parse(text).sentence).toContain(sentence)
    expect(readdirSync(join(site, 'media'))).toEqual(['.gitkeep'])
  })
})

it('records the legal texts as they are published', async () => {
  writeFileSync(join(site, 'legal/versions.json'), '{}')
  expect((await ask('accept')).status).toBe(200)
  expect(Object.keys(JSON.parse(read('legal/versions.json')))).toHaveLength(4)
})

it('says nothing on its error output', () => {
  expect(errors).toBe('')
})
