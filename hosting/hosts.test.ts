import { expect, it } from 'vitest'
import { fixtureSite } from '../tests/hosting/fixture.ts'
import { hostFiles } from '../tests/hosting/host-files.ts'
import { hosts } from './hosts.ts'
import { makePolicy } from './policy.ts'

const policy = makePolicy(fixtureSite)
const files = hostFiles(policy)
const file = (name: string) => files[name] ?? ''

it.each(['netlify/_headers', 'cloudflare/_headers', 'vercel/vercel.json'])(
  '%s has every header, and caches each hashed file by its name, so that no missing file is cached',
  (name) => {
    for (const header of Object.entries(policy.headers).flat()) {
      expect(file(name)).toContain(header)
    }
    const immutable = policy.files.filter(({ isImmutable }) => isImmutable)
    expect(immutable.length).toBeGreaterThan(3)
    for (const { path } of immutable) expect(file(name)).toContain(path)
    expect(file(name)).not.toMatch(/assets\/[*(]/)
    expect(file(name).split('immutable')).toHaveLength(immutable.length + 1)
  },
)

it('has Cloudflare deploy the folder that was built', () => {
  const { 'wrangler.jsonc': settings = '' } = hosts.cloudflare.translate?.(policy, 'public') ?? {}
  expect(JSON.parse(settings).assets.directory).toBe('../../public')
})
