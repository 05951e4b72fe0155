import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { caching, headers } from './headers.ts'
import { serveSite } from './serve.ts'

type Expected = {
  status: number
  /** The file whose bytes are sent. */
  file?: string
  /** Headers besides the constant ones; `null` where the header must be absent. */
  headers?: Record<string, string | RegExp | null>
}

const { immutable, revalidate } = caching
const notFound: Expected = {
  status: 404,
  file: '404.html',
  headers: { 'cache-control': revalidate },
}
const home: Expected = { status: 200, file: 'index.html', headers: { 'cache-control': revalidate } }
const script = '/assets/browser-x1Y2z3W4.js'
const film = '/assets/film-a1B2c3D4.mp4'
const to = (location: string) => ({ status: 308, headers: { location } })
const kept = { 'cache-control': immutable, 'content-encoding': /^(?:br|gzip)$/ }
const zipped = { 'content-encoding': 'gzip', vary: /Accept-Encoding/i }
const firstBytes = { 'content-range': 'bytes 0-1/10000', 'content-length': '2' }

/** What visitors, crawlers and one attacker ask of any host, and what it answers. */
const requests: [asked: string, expected: Expected, headers?: Record<string, string>][] = [
  ['GET /', home],
  ['GET /merci?utm_source=lettre', { status: 200, file: 'merci.html' }],
  ['HEAD /merci', { status: 200 }],
  ['GET /merci/', to('/merci')],
  ['GET /merci.html?a=b', to('/merci?a=b')],
  ['GET /index.html', to('/')],
  ['GET //evil.example/', { ...notFound, headers: { location: null } }],
  ['GET /nulle-part', notFound],
  ['GET /404.html', notFound],
  ['GET /assets/', notFound],
  ['GET /assets/browser-00000000.js', notFound],
  ['GET /.construction.json', notFound],
  ['GET /%2econstruction.json', notFound],
  ['GET /.well-known/security.txt', { status: 200, file: '.well-known/security.txt' }],
  ['POST /', { status: 405, headers: { allow: /GET, HEAD/ } }],
  [
    `GET ${script}`,
    { status: 200, file: script, headers: kept },
    { 'Accept-Encoding': 'gzip, br' },
  ],
  [
    'GET /merci',
    { status: 200, file: 'merci.html', headers: zipped },
    { 'Accept-Encoding': 'gzip' },
  ],
  [`GET ${film}`, { status: 206, headers: firstBytes }, { Range: 'bytes=0-1' }],
  [`GET ${film}`, { status: 416 }, { Range: 'bytes=20000-' }],
]

/** A site as small as the table of requests allows. */
const page = (title: string) =>
  `<!doctype html>\n<title>${title}</title>\n${'<p>Texte</p>'.repeat(300)}`
const files = {
  'index.html': page('Accueil'),
  'merci.html': page('Merci'),
  '404.html': page('Introuvable'),
  [script]: `// ${'code '.repeat(600)}`,
  [film]: Buffer.alloc(10_000, 7),
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  '.construction.json': '[]',
  'index.php': 'What a host has left there',
}

// Started as root, a server changes to another user, who must be able to read its folders.
function readableFolder(): string {
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  return folder
}

const dir = readableFolder()
writeFiles(dir, files)

/** @param folder the server's own, for its settings and what else it writes */
type Start = (port: number, folder: string) => [args: string[], env?: Record<string, string>]

/** How the servers of this machine are started: with the file of `hosts/`, and few other settings. */
const commands: Record<string, Start> = {
  '/usr/sbin/nginx': (port, folder) => {
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')
    writeFileSync(
      `${folder}/nginx.conf`,
      `daemon off; master_process off; pid ${folder}/pid;
      events {}
      http {
        access_log off; ${temporary}
        server { listen 127.0.0.1:${port}; root ${dir}; include ${resolve('hosts/nginx/site.conf')}; }
      }`,
    )
    return [['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`]]
  },

  '/usr/bin/caddy': (port, folder) => [
    ['run', '--adapter', 'caddyfile', '--config', resolve('hosts/caddy/Caddyfile')],
    {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: dir,
      HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin`,
    },
  ],

  // A shared host whose defaults all differ from what the site needs.
  '/usr/sbin/apache2': (port, folder) => {
    copyFileSync('hosts/apache/.htaccess', join(dir, '.htaccess'))
    const needed = 'mpm_event authz_core mime dir rewrite headers negotiation'
    const modules = `${needed} autoindex filter deflate brotli setenvif`.split(' ')
    const load = (name: string) =>
      `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`
    writeFileSync(
      `${folder}/apache.conf`,
      `ServerName localhost
      ServerTokens Prod
      Listen 127.0.0.1:${port}
      ${modules.map(load).join('\n')}
      User www-data
      Group www-data
      PidFile ${folder}/pid
      ErrorLog ${folder}/error.log
      TypesConfig /etc/mime.types
      DirectoryIndex index.php index.html
      Header set X-Frame-Options DENY
      Header set Cache-Control "max-age=3600"
      DocumentRoot ${dir}
      <Directory ${dir}>
        Options Indexes MultiViews FollowSymLinks
        AllowOverride FileInfo
        Require all granted
      </Directory>`,
    )
    return [['-X', '-d', folder, '-f', 'apache.conf']]
  },
}

const installed = Object.entries(commands).filter(([command]) => existsSync(command))

describe.each<[string, Start?]>([['npm start'], ...installed])('%s', (command, start) => {
  let address: string
  let stop: () => unknown
  beforeAll(async () => {
    const ours = await serveSite(dir, 0)
    address = `http://localhost:${ours.port}`
    stop = ours.stop
    if (!start) return
    address = `http://127.0.0.1:${ours.port}`
    // The port that was free for us is free for the other server.
    ours.stop()
    const folder = readableFolder()
    const [args, env] = start(ours.port, folder)
    const server = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
    stop = () => server.kill()
    await vi.waitFor(() => fetch(address), { timeout: 20_000 })
  })
  afterAll(() => stop())

  it.each(requests)('answers %s', async (asked, expected, sent = {}) => {
    const [method, path] = asked.split(' ')
    const request = { method: `${method}`, headers: sent, redirect: 'manual' } as const
    const answer = await fetch(address + path, request)
    expect(answer.status).toBe(expected.status)
    for (const [header, value] of Object.entries(headers)) {
      expect(answer.headers.get(header), header).toBe(value)
    }
    for (const [header, value] of Object.entries(expected.headers ?? {})) {
      if (value instanceof RegExp) expect(answer.headers.get(header)).toMatch(value)
      else expect(answer.headers.get(header), header).toBe(value)
    }
    const body = Buffer.from(await answer.arrayBuffer())
    if (expected.file) expect(body.equals(readFileSync(join(dir, expected.file)))).toBe(true)
  })
})

describe('npm start', () => {
  let port: number
  let stop: () => void
  beforeAll(async () => ({ port, stop } = await serveSite(dir, 0)))
  afterAll(() => stop())
  const status = async () => (await fetch(`http://localhost:${port}/`)).status

  it('answers this machine alone', () =>
    expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed'))

  it('goes on after the site was away for a moment', async () => {
    renameSync(dir, `${dir}-away`)
    expect(await status()).toBe(503)
    renameSync(`${dir}-away`, dir)
    expect(await status()).toBe(200)
  })

  it('leaves no file open for a client that sends many requests at once, and goes', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length
    const before = openFiles()
    const client = connect(port, 'localhost')
    await once(client, 'connect')
    client.write(`GET ${film} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1500))
    await once(client, 'data')
    client.destroy()
    await vi.waitFor(() => expect(openFiles()).toBeLessThan(before + 50), { timeout: 5_000 })
    expect(await status()).toBe(200)
  })
})
