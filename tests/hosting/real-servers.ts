import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Policy } from '../../hosting/policy.ts'
import { makeCountLog } from '../../hosting/server/count-log.js'
import { startServer } from '../../hosting/server.js'
import { hostFiles } from './host-files.ts'

export type ServerName = 'node' | keyof typeof BINARIES
export type RunningServer = {
  port: number
  stop: () => Promise<void>
  /** Reads the lines of the server's log that count visits. */
  counts: () => string
}
type Built = { dir: string; policy: Policy }

const BINARIES = {
  nginx: '/usr/sbin/nginx',
  caddy: '/usr/bin/caddy',
  apache: '/usr/sbin/apache2',
  'apache+site.conf': '/usr/sbin/apache2',
}
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const APACHE_MODULES = '/usr/lib/apache2/modules'

const all: ServerName[] = ['node', 'nginx', 'caddy', 'apache', 'apache+site.conf']
const isHere = (name: ServerName) => name === 'node' || existsSync(BINARIES[name])

/** The servers that this machine can start: the site's own, and the others that are installed. */
export const installedServers = all.filter(isHere)
export const missingServers = all.filter((name) => !isHere(name))

/** Whether Debian's brotli module for nginx is installed: the generated nginx file needs it. */
export const nginxHasBrotli = existsSync(BROTLI)

/** Starts a server with the generated configuration, and as few other settings as possible. */
export async function startRealServer(name: ServerName, built: Built): Promise<RunningServer> {
  if (name === 'node') return startOurServer(built.dir)
  const files = hostFiles(built.policy)
  return startProcess((place) => starters[name]({ ...built, ...place, files }))
}

async function startOurServer(dir: string): Promise<RunningServer> {
  const lines: string[] = []
  const write = (line: Buffer, _: string, done: () => void) => {
    lines.push(String(line))
    done()
  }
  const log = makeCountLog(new Writable({ write }))
  const server = await startServer({ dir, host: '127.0.0.1', port: 0, log })
  return { ...server, counts: () => lines.join('') }
}

type Place = { folder: string; port: number }

/** Starts a server in a new folder, which it may write to, and waits until it answers. */
async function startProcess(start: (place: Place) => Promise<ChildProcess>) {
  const folder = await mkdtemp(join(tmpdir(), 'server-'))
  // Started as root, Apache changes to another user, who must be able to read the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const log = join(folder, 'mesure.log')
  const child = await start({ folder, port })
  await untilItListens(port, child)
  return {
    port,
    counts: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

type Start = (options: Built & Place & { files: Record<string, string> }) => Promise<ChildProcess>

const starters: Record<keyof typeof BINARIES, Start> = {
  async nginx({ dir, files, folder, port }) {
    const generated = files['nginx/site.conf'] ?? ''
    await writeFile(
      join(folder, 'site.conf'),
      (nginxHasBrotli ? generated : generated.replace('brotli_static on;', '')).replaceAll(
        '/var/log/nginx',
        folder,
      ),
    )
    await writeFile(join(folder, 'mesure.conf'), files['nginx/mesure.conf'] ?? '')
    await writeFile(
      join(folder, 'nginx.conf'),
      `${nginxHasBrotli ? `load_module ${BROTLI};` : ''}
daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
  include ${folder}/mesure.conf;
  server { listen 127.0.0.1:${port}; root ${dir}; include ${folder}/site.conf; }
}`,
    )
    return run(BINARIES.nginx, ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`])
  },

  async caddy({ dir, files, folder, port }) {
    const file = join(folder, 'Caddyfile')
    await writeFile(file, files['caddy/Caddyfile'] ?? '')
    return run(BINARIES.caddy, ['run', '--adapter', 'caddyfile', '--config', file], {
      SITE_ADDRESS: `http://127.0.0.1:${port}, http://localhost:${port}`,
      SITE_ROOT: dir,
      SITE_LOG: join(folder, 'mesure.log'),
      HOME: folder,
      CADDY_ADMIN: `unix/${folder}/admin`,
    })
  },

  apache: (options) => startApache(options),
  'apache+site.conf': (options) => startApache(options, options.files['apache/site.conf']),
}

/** Starts Apache on a copy of the site. @param included lines that an owner adds to its configuration */
async function startApache({ dir, files, folder, port }: Parameters<Start>[0], included = '') {
  const root = join(folder, 'site')
  await cp(dir, root, { recursive: true, preserveTimestamps: true })
  await chmod(root, 0o755)
  await writeFile(join(root, '.htaccess'), files['apache/.htaccess'] ?? '')
  const counts = files['apache/mesure.conf']?.replace(/\$\{APACHE_LOG_DIR\}/, folder) ?? ''
  return runApache({ folder, port }, root, [included, counts])
}

/** Starts Apache on a folder that publications change while it runs. */
export const serveWithApache = (root: string) => startProcess((place) => runApache(place, root))

async function runApache({ folder, port }: Place, root: string, included: string[] = []) {
  const file = join(folder, 'apache.conf')
  await writeFile(file, [apacheConfig({ folder, root, port }), ...included].join('\n'))
  return run(BINARIES.apache, ['-X', '-d', folder, '-f', file])
}

/** Writes the configuration of a shared host whose defaults are all different from what the site needs. */
function apacheConfig({ folder, root, port }: { folder: string; root: string; port: number }) {
  const modules =
    'authz_core mime dir rewrite headers negotiation autoindex deflate filter setenvif'
  return `ServerName localhost
ServerTokens Prod
Listen 127.0.0.1:${port}
${['mpm_event', ...modules.split(' ')].map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
User www-data
Group www-data
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
AddType application/x-gzip .gz
AddLanguage br .br
AddLanguage fr .fr
AddOutputFilterByType DEFLATE text/html text/css text/javascript
Header set Content-Security-Policy "default-src *"
Header set X-Frame-Options SAMEORIGIN
Header set Cache-Control "max-age=3600"
DocumentRoot ${root}
<Directory ${root}>
  Options Indexes MultiViews FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>`
}

function run(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  let complaints = ''
  child.stderr?.on('data', (chunk) => {
    complaints += chunk
  })
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) break
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await sleep(50)
  }
  throw new Error(`${child.spawnfile} did not start: ${complaints}`)
}
