// Starts nginx, Caddy and Apache with the files of `hosts/`, and as few other settings as possible.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveSite } from '../../hosts/serve.ts'

const binaries = { nginx: '/usr/sbin/nginx', caddy: '/usr/bin/caddy', apache: '/usr/sbin/apache2' }
type Other = keyof typeof binaries
export type ServerName = 'npm start' | Other

const APACHE_MODULES = '/usr/lib/apache2/modules'

/** The servers that this machine can start. */
export const installedServers: ServerName[] = [
  'npm start',
  ...(Object.keys(binaries) as Other[]).filter((name) => existsSync(binaries[name])),
]

export async function startServer(name: ServerName, dir: string) {
  if (name === 'npm start') return serveSite(dir, 0)
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  // Started as root, a server changes to another user, who must be able to read the folder.
  await chmod(folder, 0o755)
  const root = join(folder, 'site')
  await cp(dir, root, { recursive: true, preserveTimestamps: true })
  await chmod(root, 0o755)
  const port = await freePort()
  const child = await starters[name]({ folder, root, port })
  await untilItListens(port, child)
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

type Start = (place: { folder: string; root: string; port: number }) => Promise<ChildProcess>

const starters: Record<Other, Start> = {
  async nginx({ folder, root, port }) {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const lines = [
      `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;`,
      'events {}',
      'http {',
      '  access_log off;',
      ...temporary.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`),
      `  server { listen 127.0.0.1:${port}; root ${root}; include ${resolve('hosts/nginx/site.conf')}; }`,
      '}',
    ]
    await writeFile(join(folder, 'nginx.conf'), lines.join('\n'))
    return run(binaries.nginx, ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`])
  },

  async caddy({ folder, root, port }) {
    const file = resolve('hosts/caddy/Caddyfile')
    return run(binaries.caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
      SITE_ADDRESS: `http://127.0.0.1:${port}, http://localhost:${port}`,
      SITE_ROOT: root,
      HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin`,
    })
  },

  async apache({ folder, root, port }) {
    await cp('hosts/apache/.htaccess', join(root, '.htaccess'))
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'negotiation']
    const others = ['autoindex', 'filter', 'deflate', 'brotli', 'setenvif']
    // A shared host whose defaults all differ from what the site needs.
    const lines = [
      'ServerName localhost',
      'ServerTokens Prod',
      `Listen 127.0.0.1:${port}`,
      ...[...modules, ...others].map(
        (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`,
      ),
      ...['User www-data', 'Group www-data', `PidFile ${folder}/pid`],
      `ErrorLog ${folder}/error.log`,
      'TypesConfig /etc/mime.types',
      'Header set X-Frame-Options DENY',
      'Header set Cache-Control "max-age=3600"',
      `DocumentRoot ${root}`,
      `<Directory ${root}>`,
      '  Options Indexes MultiViews FollowSymLinks',
      '  AllowOverride FileInfo',
      '  Require all granted',
      '</Directory>',
    ]
    await writeFile(join(folder, 'apache.conf'), lines.join('\n'))
    return run(binaries.apache, ['-X', '-d', folder, '-f', join(folder, 'apache.conf')])
  },
}

const run = (command: string, args: string[], env: Record<string, string> = {}): ChildProcess =>
  spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

async function untilItListens(port: number, child: ChildProcess) {
  let complaints = ''
  child.stderr?.on('data', (chunk) => {
    complaints += chunk
  })
  for (let attempt = 0; attempt < 400 && child.exitCode === null; attempt += 1) {
    const answers = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    if (answers) return
    await sleep(50)
  }
  throw new Error(`${child.spawnfile} did not start: ${complaints}`)
}

/** A site as small as the table of requests allows. */
export async function writeFixture(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'site-'))
  const page = (title: string) =>
    `<!doctype html>\n<title>${title}</title>\n${'<p>Texte</p>'.repeat(300)}`
  const files: Record<string, string | Buffer> = {
    'index.html': page('Accueil'),
    'merci.html': page('Merci'),
    '404.html': page('Introuvable'),
    'assets/browser-x1Y2z3W4.js': `// ${'code '.repeat(600)}`,
    'assets/film-a1B2c3D4.mp4': Buffer.alloc(10_000, 7),
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
    '.construction.json': '[]',
    'robots.txt': readFileSync('package.json'),
  }
  const { mkdir } = await import('node:fs/promises')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(dir, name, '..'), { recursive: true })
    await writeFile(join(dir, name), content)
  }
  return dir
}
