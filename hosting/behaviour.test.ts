import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { behaviours, differences, wrongs } from './behaviour.ts'
import { fixtureSite, writeFixture } from './fixture.ts'
import { makePolicy } from './policy.ts'
import {
  installedServers,
  missingServers,
  type RunningServer,
  startRealServer,
} from './real-servers.ts'

const policy = makePolicy(fixtureSite)
const dir = await mkdtemp(join(tmpdir(), 'behaviour-'))
await writeFixture(dir)
const table = behaviours(dir, policy)

if (missingServers.length > 0) {
  console.warn(`Not installed here, so not tested: ${missingServers.join(', ')}`)
}

afterAll(() => rm(dir, { recursive: true }))

describe.each(installedServers)('%s', (name) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startRealServer(name, { dir, policy })
  }, 30_000)
  afterAll(() => server.stop())

  it.each(table.map((each) => [each.title, each] as const))('%s', async (_, behaviour) => {
    expect((await wrongs({ name, port: server.port }, policy, behaviour)).join('\n')).toBe('')
  })

  const own = differences.filter((difference) => difference.server === name)
  it.runIf(own.length > 0)('still has every difference that we list', async () => {
    for (const { titles, reason } of own) {
      const concerned = table.filter(({ title }) => titles.test(title))
      const usual = concerned.map((each) => wrongs({ name, port: server.port }, policy, each, []))
      expect((await Promise.all(usual)).flat(), reason).not.toEqual([])
    }
  })
})
