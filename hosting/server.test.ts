import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { connect, Socket } from 'node:net'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { writeFixture } from '../tests/hosting/fixture.ts'
import { probe, requestText } from '../tests/hosting/probe.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { newDraft } from './publication/draft.js'
import { makeCountLog } from './server/count-log.js'
import { startServer } from './server.js'

// The time limit is long because the tests start and stop processes, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const VIDEO = '/assets/demonstration-Zz11Zz11.mp4'

let folder: string
let dir: string
const running: ChildProcess[] = []

beforeEach(async () => {
  folder = temporaryFolder(onTestFinished)
  dir = join(folder, 'dist')
  await writeFixture(dir)
})

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

function serve(env: Record<string, string> = {}, options: SpawnOptions = {}) {
  const child = spawn(process.execPath, ['hosting/server.js'], {
    env: { PATH: process.env.PATH, OUT_DIR: dir, PORT: '0', ...env },
    ...options,
  })
  running.push(child)
  const printed = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => {
    printed.out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    printed.err += chunk
  })
  const exit = once(child, 'exit').then(([code]) => code as number)
  return { child, printed, exit }
}

async function serving(env?: Record<string, string>) {
  const server = serve({ HOST: '127.0.0.1', ...env })
  await expect
    .poll(() => server.printed.out + server.printed.err, { timeout: 10_000 })
    .toContain('\n')
  return { ...server, port: Number(/:(\d+)$/m.exec(server.printed.out)?.[1]) }
}

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  if (text) socket.write(text)
  return socket
}

/** Size in bytes of a video that exceeds the system's buffers: the server waits until its visitor reads. */
const LONG_VIDEO = 40_000_000

const descriptors = ({ pid }: ChildProcess) => readdirSync(`/proc/${pid}/fd`).length

/** The memory that a process uses, in megabytes: now (`VmRSS`), or at its peak (`VmHWM`). */
function memory({ pid }: ChildProcess, name: 'VmRSS' | 'VmHWM') {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) >> 10
}

it('prints the address of the site, localhost by default, and nothing more', async () => {
  const { printed, port } = await serving({ HOST: 'localhost' })
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
  expect((await fetch(`http://localhost:${port}/nulle-part`)).status).toBe(404)
  expect(printed).toEqual({ out: `Le site est servi sur http://localhost:${port}\n`, err: '' })
})

const incomplete = (out = dir) =>
  `Aucun site construit en entier dans « ${out} » : lancez « npm run build ».`
const page = () => join(dir, 'mentions-legales.html')
// Root may read every file: where the tests run as root, the server is started as another user.
const asNobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

it('explains in one French sentence why it cannot start', async () => {
  await chmod(folder, 0o755)
  const policy = `${dir}-hosting/policy.json`
  const { port } = await serving()
  const taken = `Le port ${port} est déjà pris : arrêtez l’autre serveur ou choisissez un autre port, par exemple « npm start -- --port ${port + 1} ».`
  const nowhere = (address: string) =>
    `Le site ne peut pas être servi à « ${address} » : HOST doit être une adresse de cette machine, et PORT un nombre de 1024 à 65535.`
  const unreadable = () =>
    `Le fichier « ${page()} » ne peut pas être lu : donnez le droit de lecture à l’utilisateur qui lance le serveur.`
  // The folder `dist-next` of a killed publication: the server would finish the publication, but may not write.
  const next = `${dir}-next`
  const killedAt = new Date('2026-01-01')
  const leaveDraft = async () => {
    await rename(newDraft(dir), next)
    await utimes(next, killedAt, killedAt)
  }
  const unwritable = `« ${next}/resumed-${killedAt.getTime()} » ne peut pas être écrit. Cet utilisateur n’a pas le droit d’y écrire : donnez-le-lui, puis recommencez. Le site en place n’a pas changé.`
  const rows: [Record<string, string>, string, (() => unknown)?][] = [
    [{ PORT: String(port), HOST: '127.0.0.1' }, taken],
    [{ PORT: 'quatre' }, nowhere('localhost:quatre')],
    [{ PORT: '70000' }, nowhere('localhost:70000')],
    [{ HOST: '192.0.2.1' }, nowhere('192.0.2.1:0')],
    [{ OUT_DIR: 'nulle-part' }, incomplete('nulle-part')],
    [{}, unwritable, leaveDraft],
    [{}, unreadable(), () => chmod(page(), 0o000)],
    [{}, incomplete(), () => rm(page())],
    [{}, incomplete(), () => writeFile(policy, '')],
    [{}, incomplete(), () => writeFile(policy, 'null')],
  ]
  for (const [env, sentence, spoil] of rows) {
    await spoil?.()
    const { printed, exit } = serve(env, asNobody)
    expect(await exit).toBe(1)
    expect(printed).toEqual({ out: '', err: `${sentence}\n` })
    await rm(next, { recursive: true, force: true })
  }
})

it('stops at once when idle, whatever connections stay open', async () => {
  const { child, exit, port } = await serving()
  await open(port)
  await open(port, 'GET / HTTP/1.1\r\nHost:')
  const keptAlive = await open(port, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(keptAlive, 'data')
  const start = performance.now()
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  expect(performance.now() - start).toBeLessThan(1000)
})

it.each([
  { reads: true, graceMs: 5000, least: 0, most: 4000 },
  { reads: false, graceMs: 300, least: 250, most: 2000 },
])('stops in the middle of an answer, with some time to read the rest: $reads', async (visitor) => {
  await truncate(join(dir, VIDEO), LONG_VIDEO)
  const { graceMs } = visitor
  const server = await startServer({ dir, host: '127.0.0.1', port: 0, graceMs })
  const socket = await open(server.port, requestText('GET', VIDEO))
  await once(socket, 'readable')
  const start = performance.now()
  const stopped = server.stop()
  await expect(probe(server.port, requestText('GET', '/'))).rejects.toThrow('ECONNREFUSED')
  let received = 0
  if (visitor.reads) socket.on('data', (chunk) => (received += chunk.length))
  await stopped
  expect(performance.now() - start).toBeGreaterThan(visitor.least)
  expect(performance.now() - start).toBeLessThan(visitor.most)
  if (visitor.reads && !socket.closed) await once(socket, 'close')
  expect(received > LONG_VIDEO).toBe(visitor.reads)
})

it('answers a malformed request once, even if a second one comes before the answer is written', async () => {
  const server = await startServer({ dir, host: '127.0.0.1', port: 0 })
  const socket = await open(server.port)
  const { _write } = Socket.prototype
  const writes = vi.spyOn(Socket.prototype, '_write')
  writes.mockImplementation(function (this: Socket, ...chunk) {
    if (this === socket) _write.apply(this, chunk)
  })
  const closed = once(socket, 'close')
  socket.write('LOREM IPSUM\r\n\r\n')
  await expect.poll(() => writes.mock.contexts).toHaveLength(2)
  socket.resume().write('LOREM IPSUM\r\n\r\n')
  await closed
  writes.mockRestore()
  await server.stop()
})

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const LOAD = [
  { what: '15 films, left midway', connections: 50, text: ask(VIDEO).repeat(15), most: 120 },
  { what: 'half-open requests', connections: 300, text: 'GET / HTTP/1.1\r\nHost:' },
  { what: '1,500 films unread', connections: 10, text: ask(VIDEO).repeat(1500) },
  { what: '999 pages unread', connections: 300, text: ask('/').repeat(999) },
  { what: '100 films unread, in turn', connections: 200, text: ask(VIDEO), times: 100, most: 120 },
]

it.runIf(existsSync('/proc/self/fd')).each(LOAD)(
  'survives $connections × $what with little memory, and closes every file',
  async ({ connections, text, times = 1, most = 60 }) => {
    await truncate(join(dir, VIDEO), LONG_VIDEO)
    const { child, port } = await serving()
    await probe(port, requestText('GET', '/'))
    const before = { files: descriptors(child), memory: memory(child, 'VmRSS') }
    const sockets = await Promise.all(Array.from({ length: connections }, () => open(port)))
    for (let turn = 0; turn < times; turn += 1) {
      for (const socket of sockets) if (!socket.destroyed) socket.write(text)
      if (times > 1) await sleep(5)
    }
    let slowest = 0
    for (const end = performance.now() + 300; performance.now() < end; ) {
      const start = performance.now()
      expect((await probe(port, requestText('GET', '/')))?.status).toBe(200)
      slowest = Math.max(slowest, performance.now() - start)
    }
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => descriptors(child), { timeout: 5000 }).toBeLessThanOrEqual(before.files)
    expect(memory(child, 'VmHWM') - before.memory).toBeLessThan(most)
    expect(slowest).toBeLessThan(1000)
  },
)

it('sends a film as it is now, and closes the connection when it gets shorter meanwhile', async () => {
  const { port, printed } = await serving()
  const request = (headers = {}) => probe(port, requestText('GET', VIDEO, headers))
  const etag = (await request())?.headers.etag?.[0] ?? ''
  await writeFile(join(dir, VIDEO), Buffer.alloc(LONG_VIDEO, 'x'))
  const next = await request({ 'If-None-Match': etag })
  expect(next?.status).toBe(200)
  expect(next?.body.length).toBe(LONG_VIDEO)

  const socket = await open(port, ask(VIDEO) + ask('/'))
  await once(socket, 'readable')
  await truncate(join(dir, VIDEO), 10)
  let received = ''
  socket.setEncoding('latin1').on('data', (chunk) => (received += chunk))
  await once(socket, 'close')
  expect(received.match(/HTTP\/1\.1/g)).toHaveLength(1)

  await rm(join(dir, VIDEO))
  expect((await request())?.status).toBe(404)
  expect(printed.err).toBe('')
})

it.runIf(existsSync('/dev/full'))('serves on when the log takes no line', async () => {
  const count = requestText('POST', '/mesure/film-commence', { 'Content-Length': '0' })
  const closed = await serving()
  closed.child.stdout?.destroy()
  const other = await serving()
  other.child.kill()
  await other.exit
  const env = { HOST: '127.0.0.1', PORT: String(other.port) }
  const full = serve(env, { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] })
  const onFull = () => probe(other.port, count).catch(() => undefined)
  await expect.poll(onFull, { timeout: 10_000 }).toMatchObject({ status: 204 })
  for (let visit = 0; visit < 5; visit += 1) {
    expect((await onFull())?.status).toBe(204)
    expect((await probe(closed.port, count))?.status).toBe(204)
  }
  expect(full.printed.err + closed.printed.err).toBe('')
})

it('loses lines rather than memory when counts come too fast, or nobody reads them', () => {
  // The stream gets a limit of its own, because that of Node differs from version to version.
  const output = new Writable({ highWaterMark: 16_000, write: () => {} })
  const log = makeCountLog(output)
  vi.useFakeTimers({ toFake: ['Date'] })
  for (let second = 0; second < 100; second += 1) {
    vi.setSystemTime(second * 1000)
    for (let count = 0; count < 500; count += 1) log('/mesure/film-commence')
    if (second === 0) expect(output.writableLength).toBeLessThan(100 * 100)
  }
  vi.useRealTimers()
  expect(output.writableLength).toBeGreaterThan(16_000)
  expect(output.writableLength).toBeLessThan(17_000)
})
