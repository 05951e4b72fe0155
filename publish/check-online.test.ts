import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { FILE_LIST } from '../generator/built-folder.ts'
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
  onTestFinished(() => void vi.unstubAllGlobals())
  folder = join(temporaryFolder(onTestFinished), 'dist')
  const pages = routes.map(({ path }) => [fileOf(path), `The page ${path} names ${script}`])
  writeFiles(folder, { ...Object.fromEntries(pages), [script]: 'a script', [FILE_LIST]: '[]' })
})

type Answer = { status: number; headers: Record<string, string>; body: string }

/** Looks at a site whose answers are as they should be, except those of the addresses that `of` matches. */
async function look(of?: RegExp, change?: Partial<Answer>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const { protocol, pathname, origin } = new URL(address)
    const body = origin === url ? readFileSync(join(folder, fileOf(pathname)), 'utf8') : ''
    const answer: Answer = { status: 200, headers, body }
    if (protocol === 'http:') answer.headers = { location: `${url}/` }
    if (of?.test(address)) Object.assign(answer, change)
    return new Response(answer.body, answer)
  })
  return inWords(await checkOnline(url, folder, build))
}

it('finds nothing to say of a site that is as it was built', async () =>
  expect(await look()).toEqual([`good ${url} : ${routes.length} pages répondent comme prévu.`]))

it.each<[string, RegExp, Partial<Answer>, RegExp]>([
  ['a page that is missing', /\/merci$/, { status: 404 }, /^fix Ces pages.* : \/merci \(404\)/],
  ['a script that is missing', /\.js$/, { status: 404 }, /^fix .*\/assets\/entry-client-.*\(404\)/],
  ['a page of another build', /\.fr\/$/, { body: 'Another' }, /^look .* la dernière publication/],
  ['a host without our headers', /^https:/, { headers: {} }, /^fix L’hébergeur n’applique pas/],
  ['http that leads nowhere', /^http:/, { headers: {} }, /^fix http:.* devrait mener à https:/],
  ['a calendar that is gone', /calendly/, { status: 404 }, /^fix .*l’agenda n’existe pas \(404\)/],
])('tells of %s', async (_, of, change, sentence) => {
  const said = await look(of, change)
  expect(said.filter((each) => sentence.test(each))).toHaveLength(1)
})

const failed = (code: string) => new TypeError('fetch failed', { cause: { code } })
it.each<[string, Error]>([
  ['aucun serveur n’écoute à cette adresse ; relancez-le', failed('ECONNREFUSED')],
  ['rien n’est venu en 10 secondes', new DOMException('Timed out', 'TimeoutError')],
  ['la connexion s’est interrompue (UND_ERR_SOCKET)', failed('UND_ERR_SOCKET')],
  [
    'les navigateurs ne se fient pas à son certificat (SELF_SIGNED_CERT)',
    failed('SELF_SIGNED_CERT'),
  ],
])('says why an address does not answer, and looks no further: %s', async (reason, failure) => {
  vi.stubGlobal('fetch', () => Promise.reject(failure))
  const [said, ...others] = inWords(await checkOnline(url, folder))
  expect(said).toBe(`fix ${url} ne répond pas : ${reason}.`)
  expect(others).toEqual([])
})
