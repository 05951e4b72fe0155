import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LIST } from '../generator/built-folder.ts'
import { SITE_ID, startNetlify, TOKEN } from '../tests/stand-ins/netlify.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { sendToNetlify } from './netlify.ts'
import { PublishError } from './PublishError.ts'

vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }))

const FILES = ['/index.html', '/_headers', '/assets/browser-aaaaaaaa.js']

let out: string
let netlify: Awaited<ReturnType<typeof startNetlify>>

beforeEach(async () => {
  out = join(temporaryFolder(onTestFinished), 'dist')
  netlify = await startNetlify()
  onTestFinished(() => void netlify.stop())
  build('première')
})

function build(edition: string) {
  for (const path of FILES) {
    mkdirSync(dirname(join(out, path)), { recursive: true })
    writeFileSync(join(out, path), `${path} of ${edition}`)
  }
  writeFileSync(join(out, LIST), JSON.stringify(FILES))
}

type Given = { secret?: string | undefined; siteId?: string }

/** @returns `published`, or the sentence that stopped the publication */
async function send({ siteId = SITE_ID, ...given }: Given = {}) {
  const sending = { out, secret: TOKEN, knownHosts: '', onProgress: () => {}, ...given }
  try {
    await sendToNetlify({ way: 'netlify', siteId }, sending, netlify.api)
    return 'published'
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    expect(error.message).not.toMatch(new RegExp(`[{}]|undefined|${TOKEN}`))
    return error.message
  }
}

it('puts the whole site on line, at once', async () => {
  expect(await send()).toBe('published')
  expect([...netlify.online.keys()]).toEqual(FILES)
  for (const path of FILES) {
    expect(netlify.online.get(path)).toBe(readFileSync(join(out, path), 'utf8'))
  }
})

const badDays: [string, RegExp, Given, Partial<typeof netlify>?][] = [
  ['a wrong token', /refuse ce jeton/, { secret: 'faux' }],
  ['no token', /Donnez un jeton/, { secret: undefined }],
  ['an unknown site', /ne connaît pas le site « autre-site »/, { siteId: 'autre-site' }],
  ['too many requests', /trop de demandes/, {}, { refusal: 429 }],
  ['a site that Netlify cannot process', /a refusé ce site/, {}, { states: ['error'] }],
  ['a failure of Netlify', /en panne \(réponse 500\)/, {}, { refusal: 500 }],
  ['no connection', /s’est interrompue/, {}, { api: 'http://127.0.0.1:9/api/v1' }],
]
it.each(badDays)(
  'says what to do about %s, and the old site stays',
  async (_, sentence, given, day) => {
    await send()
    build('seconde')
    Object.assign(netlify, day)
    expect(await send(given)).toMatch(sentence)
    expect(netlify.online.get('/index.html')).toContain('première')
  },
)
