import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { assetOf, buildSite, pageOf } from '../../tests/hosting/built-site.ts'
import { SITE_ID, startNetlify, TOKEN } from '../../tests/stand-ins/netlify.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { readRecord } from '../publication/build-record.js'
import { DeployError } from './deploy-error.ts'
import { sendToNetlify } from './netlify.ts'
import type { Sending } from './Sending.ts'

const sleep = vi.hoisted(() => vi.fn(async (_ms: number) => {}))
vi.mock('node:timers/promises', () => ({ setTimeout: sleep }))

let out: string
let netlify: Awaited<ReturnType<typeof startNetlify>>

beforeEach(async () => {
  out = join(temporaryFolder(onTestFinished), 'dist')
  netlify = await startNetlify()
  onTestFinished(() => void netlify.stop())
  buildSite(out, 'première')
})

type Given = Partial<Sending> & { siteId?: string }

/** Publishes to Netlify's stand-in. @returns `published`, or the code of the error that stopped it */
async function send({ siteId = SITE_ID, ...rest }: Given = {}) {
  const sending = { out, secret: TOKEN, knownHosts: '', onProgress: () => {}, ...rest }
  try {
    await sendToNetlify({ way: 'netlify', siteId }, sending, netlify.api)
    return 'published'
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    expect(error.message).not.toMatch(new RegExp(`[{}]|undefined|${TOKEN}`))
    if (error.code === 'too-often') expect(error.message).toContain('dans 900 secondes')
    return error.code
  }
}

it('puts the whole site on line, and sends no file that Netlify has', async () => {
  expect(await send()).toBe('published')
  const built = readRecord(out)?.published ?? []
  expect([...netlify.online.keys()].sort()).toEqual([...built].sort())
  for (const path of built) {
    expect(netlify.online.get(path)).toBe(readFileSync(join(out, path), 'utf8'))
  }
  buildSite(out, 'première', { '/robots.txt': 'Disallow:' })
  netlify.requests = []
  await send()
  expect(netlify.requests.filter((request) => request.startsWith('PUT'))).toEqual([
    'PUT /deploys/1/files/robots.txt',
  ])
  expect(netlify.online.get('/robots.txt')).toBe('Disallow:')
})

it('shows visitors nothing of an interrupted publication, and does not send its files again', async () => {
  await send()
  buildSite(out, 'seconde')
  netlify.requests = []
  const onProgress: Sending['onProgress'] = ({ share }) => {
    if (share > 0) netlify.refusals = [{ status: 422 }]
  }
  expect(await send({ onProgress })).toBe('refused-files')
  expect(netlify.online.get('/index.html')).toContain(assetOf('première'))
  const [, firstFile] = netlify.requests
  netlify.requests = []
  expect(await send()).toBe('published')
  expect(netlify.requests).not.toContain(firstFile)
  expect(netlify.online.get('/index.html')).toBe(pageOf('seconde', '/'))
})

it('waits for as long as Netlify asks, or a little where it fails, then goes on', async () => {
  netlify.refusals = [{ status: 429, headers: { 'Retry-After': '7' } }, { status: 503 }]
  expect(await send()).toBe('published')
  expect(sleep.mock.calls.map(([ms]) => ms)).toEqual([7000, 5000])
})

const late = { 'Retry-After': '900' }
const removeFile = () => rmSync(join(out, '404.html'), { force: true })
const badDays: [string, string, Given, Partial<typeof netlify>?][] = [
  ['a wrong token', 'refused-secret', { secret: 'faux' }],
  ['no token', 'needs-token', { secret: '' }],
  ['a token of another site', 'no-such-site', { siteId: 'autre-site' }],
  ['too many requests', 'too-often', {}, { refusals: [{ status: 429, headers: late }] }],
  ['a failure that lasts', 'host-fails', {}, { refusals: [{ status: 500, headers: late }] }],
  ['no connection', 'connection-lost', {}, { api: 'http://127.0.0.1:9/api/v1' }],
  ['a file that vanishes meanwhile', 'site-changed', { onProgress: removeFile }],
]
it.each(badDays)(
  'says what to do about %s, and the old site stays',
  async (_, code, given, api) => {
    await send()
    buildSite(out, 'seconde')
    Object.assign(netlify, api)
    expect(await send(given)).toBe(code)
    expect(netlify.online.get('/index.html')).toBe(pageOf('première', '/'))
  },
)
