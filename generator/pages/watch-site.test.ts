import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { expect, it } from 'vitest'
import { type OpenedSite, openSite } from '../open-site.ts'
import { watchSite } from './watch-site.ts'

it('shows the next site after an unexpected error', async () => {
  const environment = { moduleGraph: { idToModuleMap: new Map() }, hot: { send() {} } }
  const server = {
    watcher: Object.assign(new EventEmitter(), { add() {} }),
    ws: new EventEmitter(),
    environments: { client: environment, ssr: environment },
    config: { logger: { error() {} } },
  }
  const opened = openSite()
  const build = opened.build as NonNullable<OpenedSite['build']>
  let readings = 0
  function onRead() {
    readings += 1
    if (readings === 1) throw new Error('unexpected')
  }
  const message = { type: 'full-reload' } as const
  const { show } = watchSite(server as unknown as ViteDevServer, { build }, onRead, message)
  await expect(show(opened, [])).rejects.toThrow('unexpected')
  await show(opened, [])
  expect(readings).toBe(2)
})
