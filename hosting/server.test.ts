import { type ChildProcess, type SpawnOptionsWithoutStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeFixture } from '../tests/hosting/fixture.ts'
import { probe, requestText } from '../tests/hosting/probe.ts'

// Processes are started and stopped here, on machines that may be busy.
vi.setConfig({ testTimeout: 30_000 })

const VIDEO = '/assets/demonstration-Zz11Zz11.mp4'

let folder: string
let dir: string
const running: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'))
  dir = join(folder, 'dist')
  await mkdir(`${dir}-hosting`)
  const policy = await writeFixture(dir)
  await writeFile(`${dir}-hosting/policy.json`, JSON.stringify(policy))
})

afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Runs the server as `npm run serve` does, and collects what it says. */
function serve(env: Record<string, string> = {}, user: SpawnOptionsWithoutStdio = {}) {
  const child = spawn(process.execPath, ['hosting/server.js'], {
    env: { PATH: process.env.PATH, OUT_DIR: dir, PORT: '0', ...env },
    ...user,
  })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    said.err += chunk
  })
  const exit = once(child, 'exit').then(([code]) => code as number)
  return { child, said, exit }
}

async function serving(env?: Record<string, string>) {
  const server = serve({ HOST: '127.0.0.1', ...env })
  await Promise.race([once(server.child.stdout, 'data'), server.exit])
  return { ...server, port: Number(/:(\d+)$/m.exec(server.said.out)?.[1]) }
}

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text) socket.write(text)
  return socket
}

/** More than the system's buffers hold, so that the answer waits for its reader. */
const LONG_VIDEO = 40_000_000

const descriptors = (child: ChildProcess) => readdirSync(`/proc/${child.pid}/fd`).length

it('says where the site is, and nothing more of any request', async () => {
  const { said, port } = await serving()
  await probe(port, requestText('GET', '/'))
  await probe(port, 'LOREM IPSUM\r\n\r\n')
  await probe(port, requestText('GET', '/nulle-part'))
  expect(said).toEqual({ out: `Le site est servi sur http://127.0.0.1:${port}\n`, err: '' })
})

it('answers at localhost unless told otherwise', async () => {
  const { said, child } = serve()
  await once(child.stdout, 'data')
  const port = Number(/:(\d+)$/m.exec(said.out)?.[1])
  expect(said.out).toBe(`Le site est servi sur http://localhost:${port}\n`)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
})

it('says in one sentence that the port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { said, exit } = serve({ HOST: '127.0.0.1', PORT: String(port) })
  expect(await exit).toBe(1)
  expect(said).toEqual({
    out: '',
    err: `Le port ${port} est déjà pris : arrêtez l’autre serveur ou choisissez un autre port, par exemple « npm start -- --port ${port + 1} ».\n`,
  })
  other.close()
})

it.each([
  [{ PORT: 'quatre' }, 'PORT vaut « quatre » : écrivez un nombre entre 0 et 65535.'],
  [{ PORT: '70000' }, 'PORT vaut « 70000 » : écrivez un nombre entre 0 et 65535.'],
  [{ HOST: '192.0.2.1' }, 'HOST vaut « 192.0.2.1 », qui n’est pas une adresse de cette machine.'],
  [
    { OUT_DIR: 'nulle-part' },
    'Aucun site construit dans « nulle-part » : lancez d’abord « npm run build ».',
  ],
])('refuses %j in one sentence', async (env, sentence) => {
  const { said, exit } = serve(env)
  expect(await exit).toBe(1)
  expect(said).toEqual({ out: '', err: `${sentence}\n` })
})

it('says that the built site is incomplete', async () => {
  await rm(join(dir, 'mentions-legales.html'))
  const { said, exit } = serve()
  expect(await exit).toBe(1)
  expect(said.err).toBe(
    `Le site construit dans « ${dir} » est incomplet : relancez « npm run build ».\n`,
  )
})

// Root reads everything: another user starts the server then.
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

it.skipIf(process.platform === 'win32')('names a file that it may not read', async () => {
  const page = join(dir, 'mentions-legales.html')
  await chmod(folder, 0o755)
  await chmod(page, 0o000)
  const { said, exit } = serve({}, asNobody)
  expect(await exit).toBe(1)
  expect(said.err).toBe(
    `Le fichier « ${page} » ne peut pas être lu : donnez le droit de lecture à l’utilisateur qui lance le serveur.\n`,
  )
})

it('stops at once when idle, whatever connections stay open', async () => {
  const { child, exit, port } = await serving()
  await open(port)
  await open(port, 'GET / HTTP/1.1\r\nHost:')
  const kept = await open(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(kept, 'data')
  const start = performance.now()
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(performance.now() - start).toBeLessThan(1000)
})

it('lets an answer in flight finish before it stops', async () => {
  await truncate(join(dir, VIDEO), LONG_VIDEO)
  const { child, exit, port } = await serving()
  const socket = await open(port, requestText('GET', VIDEO))
  socket.pause()
  await sleep(200)
  child.kill('SIGTERM')
  await sleep(300)
  expect(child.exitCode).toBeNull()
  await expect(probe(port, requestText('GET', '/'))).rejects.toThrow('ECONNREFUSED')
  let received = 0
  socket.on('data', (chunk) => {
    received += chunk.length
  })
  socket.resume()
  expect(await exit).toBe(0)
  if (!socket.closed) await once(socket, 'close')
  expect(received).toBeGreaterThan(LONG_VIDEO)
})

it('does not wait more than five seconds for a visitor who stopped reading', async () => {
  await truncate(join(dir, VIDEO), LONG_VIDEO)
  const { child, exit, port } = await serving()
  const socket = await open(port, requestText('GET', VIDEO))
  socket.pause()
  await sleep(200)
  const start = performance.now()
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(performance.now() - start).toBeGreaterThan(4500)
  expect(performance.now() - start).toBeLessThan(9000)
})

it.runIf(existsSync('/proc/self/fd'))('closes the file when a visitor leaves', async () => {
  const { child, port } = await serving()
  await probe(port, requestText('GET', '/'))
  const before = descriptors(child)
  for (let batch = 0; batch < 5; batch += 1) {
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => open(port, requestText('GET', VIDEO))),
    )
    await Promise.all(sockets.map((socket) => once(socket, 'data')))
    for (const socket of sockets) socket.destroy()
  }
  await expect.poll(() => descriptors(child), { timeout: 3000 }).toBeLessThanOrEqual(before)
})

it('never sends a large file replaced since the start under its old ETag', async () => {
  const { port, said } = await serving()
  const ask = (headers = {}) => probe(port, requestText('GET', VIDEO, headers))
  const etag = (await ask())?.headers.etag?.[0] ?? ''
  await writeFile(join(dir, VIDEO), Buffer.alloc(2_500_000, 'x'))
  for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': etag }]) {
    const answer = await ask(headers)
    expect(answer?.status).toBe(200)
    expect(answer?.headers).not.toHaveProperty('etag')
    expect(answer?.headers['cache-control']).toEqual(['no-store'])
    expect(answer?.body.length).toBe(2_500_000)
  }
  expect((await ask({ 'If-Match': etag }))?.status).toBe(412)
  await rm(join(dir, VIDEO))
  expect((await ask())?.status).toBe(404)
  expect((await probe(port, requestText('GET', '/')))?.status).toBe(200)
  expect(said.err).toBe('')
})

it.runIf(existsSync('/proc/self/fd'))(
  'opens one file at a time for requests sent without waiting, and stops at once after them',
  async () => {
    const { child, exit, port } = await serving()
    await probe(port, requestText('GET', '/'))
    const before = descriptors(child)
    const sockets: Socket[] = []
    for (let connection = 1; connection <= 3; connection += 1) {
      const socket = await open(port)
      socket.pause()
      socket.write(`GET ${VIDEO} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(900))
      sockets.push(socket)
    }
    expect((await probe(port, requestText('GET', '/')))?.status).toBe(200)
    expect(descriptors(child)).toBeLessThan(before + 20)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => descriptors(child), { timeout: 3000 }).toBeLessThanOrEqual(before)
    const start = performance.now()
    child.kill('SIGTERM')
    expect(await exit).toBe(0)
    expect(performance.now() - start).toBeLessThan(1000)
  },
)

it('closes a connection that asks for more than it reads', async () => {
  const { port } = await serving()
  const socket = await open(port, `GET ${VIDEO} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(1001))
  socket.resume()
  await once(socket, 'close')
})

it('dates what it answers to a request that it cannot read', async () => {
  const { port } = await serving()
  for (const [request, status] of [
    ['LOREM IPSUM\r\n\r\n', 400],
    [requestText('GET', '/', { 'X-Long': 'a'.repeat(100_000) }), 431],
  ] as const) {
    const answer = await probe(port, request)
    expect(answer?.status).toBe(status)
    expect(Date.now() - Date.parse(answer?.headers.date?.[0] ?? '')).toBeLessThan(60_000)
  }
})
