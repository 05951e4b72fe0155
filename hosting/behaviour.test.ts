import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noCounts, readLog } from '../generator/audience/read-log.ts'
import {
  type Behaviour,
  behaviours,
  differences,
  lacking,
  provable,
  wrongs,
} from '../tests/hosting/behaviour.ts'
import { describeDifferences } from '../tests/hosting/describe-differences.ts'
import { fixtureSite, writeFixture } from '../tests/hosting/fixture.ts'
import { hostFiles } from '../tests/hosting/host-files.ts'
import { probe, requestText } from '../tests/hosting/probe.ts'
import {
  installedServers,
  missingServers,
  type RunningServer,
  startRealServer,
} from '../tests/hosting/real-servers.ts'
import { makePolicy } from './policy.ts'

const policy = makePolicy(fixtureSite)
const dir = await mkdtemp(join(tmpdir(), 'behaviour-'))
await writeFixture(dir)
const table = behaviours(dir, policy)

/** Faults that somebody could make in the generated files. */
const breakages = [
  ['nosniff', 'sniff'],
  ['31536000', '60'],
  ['SAMEORIGIN', 'DENY'],
]

const GOACCESS = '/usr/bin/goaccess'
const hasGoaccess = existsSync(GOACCESS)

const missing = [...missingServers, ...(hasGoaccess ? [] : ['GoAccess'])].map(
  (name) => `${name} is not installed here.`,
)
for (const reason of [...missing, ...lacking.map((each) => each.reason)]) {
  console.warn(`Not proved: ${reason}`)
}

afterAll(() => rm(dir, { recursive: true }))

describe.each(installedServers)('%s', (name) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startRealServer(name, { dir, policy })
  }, 30_000)
  afterAll(() => server.stop())

  const own = provable(name, table)
  it.each(own.map((each) => [each.title, each] as const))('%s', async (_, behaviour) => {
    expect((await wrongs({ name, port: server.port }, policy, behaviour)).join('\n')).toBe('')
  })

  it.runIf(name !== 'node').each(breakages)('misses a rule where %s is %s', async (good, bad) => {
    const files = Object.entries(hostFiles(policy)).map(([file, text]) => [
      file,
      text.replaceAll(good, bad),
    ])
    const broken = await startRealServer(name, { dir, policy }, Object.fromEntries(files))
    const plain = own.filter(({ title }) => /^GET \S+$/.test(title))
    expect(await firstWrong(broken, plain)).not.toEqual([])
    await broken.stop()
  })

  it.runIf(['node', 'nginx', 'caddy', 'apache'].includes(name))(
    'logs a count with the beginning of the address, and nothing of the visitor',
    async () => {
      const headers = {
        Host: `localhost:${server.port}`,
        Referer: 'https://secret.example/',
        'User-Agent': 'Secret/1.0',
      }
      await probe(server.port, requestText('POST', '/mesure/film-commence', headers))
      await probe(server.port, requestText('GET', '/mentions-legales', headers))
      await expect.poll(() => server.counts?.()).toContain('/mesure/film-commence')
      const log = server.counts?.() ?? ''
      expect(log).toContain('127.0.0.0')
      expect(log).not.toMatch(/127\.0\.0\.1|secret|mentions-legales|::1/i)

      const file = join(dir, '..', `mesure-${name}-${process.pid}.log`)
      await writeFile(file, log)
      const counts = noCounts()
      await readLog(counts, file)
      expect(counts.events['film-commence']).toBeGreaterThan(0)
      expect(counts.malformed).toBe(0)
      if (hasGoaccess) {
        const format = name === 'caddy' ? 'CADDY' : 'COMBINED'
        const report = `${file}.json`
        const options = ['--no-global-config', `--log-format=${format}`, '-o', report]
        const { stderr } = spawnSync(GOACCESS, [file, ...options], { encoding: 'utf8' })
        expect(stderr).not.toMatch(/error|invalid|fail|unable/i)
        const { general } = JSON.parse(await readFile(report, 'utf8'))
        expect(general.failed_requests).toBe(0)
        expect(general.valid_requests).toBe(log.trim().split('\n').length)
        await rm(report)
      }
      await rm(file)
    },
  )

  /** One after the other: an engine on a busy machine refuses a crowd. */
  async function firstWrong({ port }: RunningServer, table: Behaviour[], allowed = differences) {
    for (const each of table) {
      const found = await wrongs({ name, port }, policy, each, allowed)
      if (found.length > 0) return found
    }
    return []
  }

  const known = differences.filter(
    ({ server, titles }) => server === name && own.some(({ title }) => titles.test(title)),
  )
  it.runIf(known.length > 0)('still has every difference that we list', async () => {
    for (const { titles, reason } of known) {
      const concerned = own.filter(({ title }) => titles.test(title))
      const others = known.filter((each) => each.reason !== reason)
      expect(await firstWrong(server, concerned, others), reason).not.toEqual([])
    }
  })
})

it('tells every difference in docs/servers.md (renewed by `npx vitest run hosting/behaviour -u`)', async () => {
  await expect(describeDifferences(table, policy)).toMatchFileSnapshot('../docs/servers.md')
})
