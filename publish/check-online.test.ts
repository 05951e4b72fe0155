import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { LIST } from '../generator/built-folder.ts'
import { prepareBuild } from '../generator/prepare-build.ts'
import { headers } from '../hosts/headers.ts'
import { routes } from '../src/routes.ts'
import { inWords } from '../tests/in-words.ts'
import { complete } from '../tests/sites.ts'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { checkOnline } from './check-online.ts'

const build = await prepareBuild(complete)
const { url } = complete.config
let folder: string
const script = '/assets/entry-client-x1Y2z3W4.js'

function fileOf(path: string) {
  if (path === script) return path
  return path === '/' ? 'index.html' : `${path}.html`
}

beforeEach(() => {
  folder = join(temporaryFolder(onTestFinished), 'dist')
  const pages = routes.map(({ path }) => [fileOf(path), `The page ${path} names ${script}`])
  writeFiles(folder, { ...Object.fromEntries(pages), [script]: 'a script', [LIST]: '[]' })
})

type Sent = { status: number; headers: Record<string, string>; body: string }
type Damage = [of?: RegExp, change?: Partial<Sent>, failure?: Error]

/** Looks at a site whose answers are as they should be, except those of the addresses that `of` matches. */
async function look(...[of, change, failure]: Damage) {
  vi.stubGlobal('fetch', async (address: string) => {
    if (failure) throw failure
    const { protocol, pathname, origin } = new URL(address)
    const sent: Sent = { status: 200, headers: { ...headers }, body: '' }
    if (protocol === 'http:') {
      sent.status = 301
      sent.headers = { location: `${url}/` }
    } else if (origin === url) {
      sent.body = readFileSync(join(folder, fileOf(pathname)), 'utf8')
    }
    if (of?.test(address)) Object.assign(sent, change)
    return new Response(sent.body, sent)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return inWords(await checkOnline(url, folder, build))
}

it('finds nothing to say of a site that is as it was built', async () =>
  expect(await look()).toEqual([`good ${url} : ${routes.length} pages répondent comme prévu.`]))

it.each<[string, RegExp, Partial<Sent>, RegExp]>([
  ['a page that is missing', /\/merci$/, { status: 404 }, /^fix Ces pages.* : \/merci \(404\)/],
  ['a script that is missing', /\.js$/, { status: 404 }, /^fix .*\/assets\/entry-client-.*\(404\)/],
  [
    'a page of another build',
    /\.fr\/$/,
    { body: 'Another' },
    /^look Ce qui est en ligne n’est pas/,
  ],
  ['a host without our headers', /^https:/, { headers: {} }, /^fix L’hébergeur n’applique pas/],
  ['http that leads nowhere', /^http:/, { headers: {} }, /^fix http:.* devrait mener à https:/],
  ['a calendar that is gone', /calendly/, { status: 404 }, /^fix .*l’agenda n’existe pas \(404\)/],
])('tells of %s', async (_, of, change, sentence) => {
  const said = await look(of, change)
  expect(said.filter((each) => sentence.test(each))).toHaveLength(1)
})

it('says what is wrong with an address where nothing answers, and looks no further', async () => {
  const refused = new TypeError('failed', { cause: { code: 'ECONNREFUSED' } })
  expect(await look(undefined, undefined, refused)).toEqual([
    expect.stringMatching(/^fix .* ne répond pas : aucun serveur n’écoute/),
  ])
})
