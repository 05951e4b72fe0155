import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LIST } from '../generator/built-folder.ts'
import { prepareBuild } from '../generator/prepare-build.ts'
import { headers } from '../hosts/headers.ts'
import { routes } from '../src/routes.ts'
import { inWords } from '../tests/in-words.ts'
import { complete } from '../tests/sites.ts'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { checkOnline } from './check-online.ts'

const build = await prepareBuild(complete)
const { url } = complete.config
let folder: string

beforeEach(() => {
  folder = join(temporaryFolder(onTestFinished), 'dist')
  for (const { path } of routes) {
    const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `The page ${path}`)
  }
  writeFileSync(join(folder, LIST), '[]')
})

type Sent = { status: number; headers: Record<string, string>; body: string }

/** Looks at a site whose answers are as they should be, unless `damage` changes them. */
async function look(damage: (address: string, sent: Sent) => void = () => {}) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { protocol, pathname, origin } = new URL(address)
    const sent: Sent = { status: 200, headers: { ...headers }, body: '' }
    if (protocol === 'http:') {
      sent.status = 301
      sent.headers = { location: `${url}/` }
    } else if (origin === url) {
      const file = pathname === '/' ? 'index.html' : `${pathname}.html`
      sent.body = readFileSync(join(folder, file), 'utf8')
    }
    damage(address, sent)
    return new Response(sent.body, sent)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return inWords(await checkOnline(build, folder))
}

const fail = (code: string) => () => {
  throw new TypeError('failed', { cause: { code } })
}

it('finds nothing to say of a site that is as it was built', async () =>
  expect(await look()).toEqual([`good ${url} : ${routes.length} pages répondent comme prévu.`]))

it.each<[string, Parameters<typeof look>[0], RegExp]>([
  [
    'a page that is missing',
    (address, sent) => {
      if (address.endsWith('/merci')) sent.status = 404
    },
    /^fix Ces pages ne se montrent pas : \/merci \(404\)/,
  ],
  [
    'a page of another build',
    (address, sent) => {
      if (address === `${url}/`) sent.body = 'Another page'
    },
    /^look Ce qui est en ligne n’est pas ce qui est construit/,
  ],
  [
    'a host that does not send our headers',
    (_, { headers: sent }) => {
      delete sent['X-Content-Type-Options']
    },
    /^fix L’hébergeur n’applique pas les réglages/,
  ],
  [
    'http that does not lead to https',
    (address, sent) => {
      if (address.startsWith('http:')) sent.headers = {}
    },
    /^fix http:.* devrait mener à https:/,
  ],
  [
    'a calendar that is gone',
    (address, sent) => {
      if (address.includes('calendly')) sent.status = 404
    },
    /^fix .*Calendly répond que l’agenda n’existe pas \(404\)/,
  ],
])('tells of %s', async (_, damage, sentence) => {
  const said = await look(damage)
  expect(said.filter((each) => sentence.test(each))).toHaveLength(1)
})

it('says what is wrong with an address where nothing answers, and looks no further', async () =>
  expect(await look(fail('ECONNREFUSED'))).toEqual([
    expect.stringMatching(/^fix .* ne répond pas : aucun serveur n’écoute/),
  ]))
