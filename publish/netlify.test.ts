import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LIST } from '../generator/built-folder.ts'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { sendToNetlify } from './netlify.ts'
import { PublishError } from './PublishError.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

const TOKEN = 'nfp_jeton-de-test'
const SITE_ID = '3970e0fe-8564-4903-9a55-c5f8de49fb8b'
const DEPLOYS = `https://api.netlify.com/api/v1/sites/${SITE_ID}/deploys`
const FILES = ['/index.html', '/_headers', '/assets/browser-aaaaaaaa.js']

let out: string
/** The files that visitors get: path → content. */
let online: Map<string, string>
/** What becomes of a deploy, one state for each time that it is asked for; a status instead of any answer. */
let day: { states: string[]; refusal?: number | 'no connection' }

/** Stands in for Netlify's API, whose documentation is named in netlify.ts. */
let sent = new Map<string, string>()
vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
  if (day.refusal === 'no connection') throw new TypeError('fetch failed')
  if (day.refusal) return new Response('', { status: day.refusal })
  const { Authorization } = headers as Record<string, string>
  if (Authorization !== `Bearer ${TOKEN}`) return new Response('', { status: 401 })
  if (method === 'POST' && address === DEPLOYS) {
    const files = Object.entries(unzipSync(new Uint8Array(body as Buffer)))
    sent = new Map(files.map(([name, content]) => [`/${name}`, strFromU8(content)]))
    return Response.json({ id: 'd1', state: 'uploaded' })
  }
  if (address !== `${DEPLOYS}/d1`) return new Response('', { status: 404 })
  const state = day.states.shift() ?? 'ready'
  if (state === 'ready') online = sent
  return Response.json({ id: 'd1', state })
})

beforeEach(() => {
  out = join(temporaryFolder(onTestFinished), 'dist')
  online = new Map()
  day = { states: ['processing', 'ready'] }
  build('première')
})

function build(edition: string) {
  const contents = FILES.map((path) => [path, `${path} of ${edition}`])
  writeFiles(out, { ...Object.fromEntries(contents), [LIST]: JSON.stringify(FILES) })
}

type Given = { secret?: string | undefined; siteId?: string }

/** @returns `published`, or the sentence that stopped the publication */
async function send({ siteId = SITE_ID, ...given }: Given = {}) {
  const sending = { out, secret: TOKEN, knownHosts: '', ...given }
  try {
    await sendToNetlify({ way: 'netlify', siteId }, sending)
    return 'published'
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    expect(error.message).not.toMatch(new RegExp(`[{}]|undefined|${TOKEN}`))
    return error.message
  }
}

it('puts the whole site on line, at once', async () => {
  expect(await send()).toBe('published')
  expect([...online.keys()]).toEqual(FILES)
  for (const [path, content] of online) expect(content).toBe(readFileSync(join(out, path), 'utf8'))
})

it.each<[string, RegExp, Given, Partial<typeof day>?]>([
  ['a wrong token', /refuse ce jeton/, { secret: 'faux' }],
  ['no token', /Donnez un jeton/, { secret: undefined }],
  ['an unknown site', /ne connaît pas le site « autre-site »/, { siteId: 'autre-site' }],
  ['too many requests', /trop de demandes/, {}, { refusal: 429 }],
  ['a site that Netlify cannot process', /a refusé ce site/, {}, { states: ['error'] }],
  ['a failure of Netlify', /en panne \(réponse 500\)/, {}, { refusal: 500 }],
  ['no connection', /s’est interrompue/, {}, { refusal: 'no connection' }],
])('says what to do about %s, and the old site stays', async (_, sentence, given, badDay) => {
  await send()
  build('seconde')
  Object.assign(day, badDay)
  expect(await send(given)).toMatch(sentence)
  expect(online.get('/index.html')).toContain('première')
})
