import { once } from 'node:events'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addLog, type LogSums } from '../generator/audience/add-log.ts'
import {
  findFaults,
  isProvable,
  listBehaviours,
  listDifferences,
} from '../tests/hosting/behaviour.ts'
import { writeFixture } from '../tests/hosting/fixture.ts'
import { probe, requestText } from '../tests/hosting/probe.ts'
import {
  installedServers,
  missingServers,
  type RunningServer,
  startRealServer,
} from '../tests/hosting/real-servers.ts'
import { renewTables } from '../tests/renew-tables.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'

const dir = join(temporaryFolder(), 'dist')
const policy = await writeFixture(dir)
const table = listBehaviours(dir, policy)
const film = policy.files.find(({ path }) => path.endsWith('.mp4'))?.path ?? ''

for (const name of missingServers) console.warn(`Not proved: ${name} is not installed here.`)

describe.each(installedServers)('%s', (name) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startRealServer(name, { dir, policy })
  }, 30_000)
  afterAll(() => server.stop())

  // This test runs first, so that the tests below also prove that the server still answers as it should
  // afterwards.
  it.each([1, 200])(
    'survives three visitors who request %i films, read none and leave',
    async (count) => {
      const request = requestText('GET', film, { Connection: 'keep-alive' })
      const sockets = Array.from({ length: 3 }, () => connect(server.port, '127.0.0.1'))
      for (const socket of sockets) socket.on('error', () => {}).write(request.repeat(count))
      await Promise.all(sockets.map((socket) => once(socket, 'readable').catch(() => {})))
      expect((await probe(server.port, requestText('GET', '/')))?.status).toBe(200)
      for (const socket of sockets) socket.destroy()
    },
  )

  const provable = table.filter((each) => isProvable(name, each))
  it.each(provable.map((each) => [each.title, each] as const))('%s', async (_, behaviour) => {
    const target = { name, port: server.port }
    expect(await findFaults(target, policy, behaviour)).toEqual([])
    // A server that `unlike` names must still fail the usual expectation. If it passes, it behaves like the
    // other servers again, and docs/servers.md must no longer list the difference.
    const { unlike, ...usual } = behaviour
    if (unlike?.[name]) expect(await findFaults(target, policy, usual)).not.toEqual([])
  })

  it('logs a count, without the address, the browser or the query of the visitor', async () => {
    const headers = { Referer: 'https://secret.example/', 'User-Agent': 'Secret/1.0' }
    const path = '/mesure/film-commence'
    const counts = () => server.counts().match(/film-commence/g)?.length ?? 0
    const before = counts()
    const hosts = [`localhost:${server.port}`, 'localhost', 'LOCALHOST', '127.0.0.1']
    for (const Host of hosts) {
      const post = { ...headers, Host, 'Content-Length': '0' }
      for (const address of [`${path}?secret`, path])
        await probe(server.port, requestText('POST', address, post))
      await probe(server.port, requestText('GET', '/mentions-legales', { ...headers, Host }))
    }
    await expect.poll(counts).toBe(before + hosts.length)
    expect(server.counts()).not.toMatch(/127\.0|secret|mentions-legales|::1/i)
    const sums: LogSums = { months: new Map(), brokenLines: 0 }
    await addLog(sums, Readable.from([Buffer.from(server.counts())]))
    const [month] = sums.months.values()
    expect([month?.['film-commence'], sums.brokenLines]).toEqual([counts(), 0])
  })
})

it('lists in docs/servers.md whatever a server does differently (`npx vitest run hosting/behaviour -u` renews it)', async () => {
  const page = renewTables('docs/servers.md', listDifferences(table))
  await expect(page).toMatchFileSnapshot('../docs/servers.md')
})
