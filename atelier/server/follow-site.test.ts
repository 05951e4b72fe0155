import { expect, it, vi } from 'vitest'
import { readOwnerSite } from '../../generator/owner-site.ts'
import { followSite } from './follow-site.ts'
import { openStore } from './open-store.ts'

it('outlives a file that goes while it is looked at', async () => {
  const findings = vi
    .fn()
    .mockRejectedValueOnce(Object.assign(new Error('gone'), { code: 'ENOENT' }))
    .mockResolvedValueOnce([{ level: 'error', message: 'Il manque le film.' }])
  const onRead = new Set<(fault?: string) => void>()
  const now = { site: await readOwnerSite() }
  const { news } = followSite(openStore('site'), { now, onRead, findings } as never)

  expect(await news(0)).toMatchObject({ version: 1, findings: [] })
  for (const read of onRead) read()
  expect(await news(1)).toMatchObject({ findings: [{ message: 'Il manque le film.' }] })
})
