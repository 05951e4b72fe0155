import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Policy } from '../../hosting/policy.ts'
import { startServer } from '../../hosting/server.js'
import { writeFixture } from '../../tests/hosting/fixture.ts'
import { inWords } from '../../tests/in-words.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { checkPublished } from './check-published.ts'

const url = 'https://www.agence-lilas.fr'
const dir = join(temporaryFolder(), 'dist')
const realFetch = fetch

let policy: Policy
let origin: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  policy = await writeFixture(dir)
  origin = await startServer({ dir, host: '127.0.0.1', port: 0 })
})
afterAll(() => origin.stop())

/**
 * The server's answer, in which a test may damage what it likes. If the request was not encrypted, `path` is
 * the whole address, with `http://`.
 */
type Sent = { path: string; method?: string; status: number; headers: Headers; body: string }

/** Checks a site whose answers are as they should be, unless `damage` changes them. */
async function check(damage: (sent: Sent) => void = () => {}) {
  vi.stubGlobal('fetch', async (address: string, options: RequestInit) => {
    const { protocol, pathname } = new URL(address)
    const answer = await realFetch(`http://127.0.0.1:${origin.port}${pathname}`, options)
    const isClear = protocol === 'http:'
    const sent: Sent = {
      path: isClear ? 'http://' : pathname,
      ...(options.method && { method: options.method }),
      status: isClear ? 301 : answer.status,
      headers: new Headers(isClear ? { location: `${url}/` } : answer.headers),
      body: await answer.text(),
    }
    damage(sent)
    if (sent.status === 0) throw new TypeError('failed', { cause: { code: 'ECONNRESET' } })
    return new Response(sent.body, sent)
  })
  const findings = await checkPublished({ url, folder: dir, policy })
  return inWords(findings)
}

const answers = (status: number, at: string) => (sent: Sent) => {
  if (sent.path === at) sent.status = status
}
const header =
  (name: string, value?: string, at = /./) =>
  ({ path, headers }: Sent) => {
    if (!at.test(path)) return
    headers.delete(name)
    if (value !== undefined) headers.set(name, value)
  }
const writes = (from: string, to: string) => (sent: Sent) => {
  sent.body = sent.body.replace(from, to)
}

it('confirms that a site answers as it should', async () => {
  expect(await check()).toEqual([`good ${url} : 5 pages répondent comme prévu.`])
})

it('tells the owner that the last build is not published', async () => {
  expect(await check(writes('Mentions légales</h1>', 'Mentions</h1>'))).toEqual([
    `good ${url} : 5 pages répondent comme prévu.`,
    `look Ce qui est en ligne n’est pas ce qui est construit dans « ${dir} » (/mentions-legales). Publiez-le si vous avez changé quelque chose.`,
  ])
})

it('does not download what the pages call, which may be a long film', async () => {
  const methods: (string | undefined)[] = []
  await check(({ path, method }) => {
    if (path.startsWith('/assets/')) methods.push(method)
  })
  expect(new Set(methods)).toEqual(new Set(['HEAD']))
})

const damages = [
  answers(404, '/mentions-legales'),
  header('location', '/mentions-legales/', /^\/mentions-legales$/),
  answers(0, '/mentions-legales'),
  answers(200, '/une-page-qui-n-existe-pas'),
  header('content-security-policy'),
  header('x-frame-options', undefined, /^\/mentions-legales$/),
  header('cache-control', 'public, max-age=86400', /^(?!\/assets)/),
  header('x-robots-tag', 'noindex'),
  // The policy does not allow the page's inline style: page and policy are of different builds.
  writes('font-family:sans-serif', 'font-family:serif'),
  answers(404, '/assets/browser-Ab_d-f12.js'),
  header('location', undefined, /^http:/),
  answers(0, 'http://'),
]

it('reports each fault in one sentence, with the pages that have it', async () => {
  const said: string[] = []
  for (const damage of damages) said.push(...(await check(damage)))
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "fix /mentions-legales : répond 404 au lieu de montrer sa page. Publiez de nouveau tout le site.
    fix /mentions-legales : mène à « /mentions-legales/ » au lieu de montrer sa page.
    fix /mentions-legales : ne répond pas : la connexion s’est interrompue (ECONNRESET).
    fix /une-page-qui-n-existe-pas : cette page n’existe pas, et répond 200 au lieu de 404. L’hébergeur n’applique pas les réglages du site : publiez de nouveau et, si rien ne change, montrez-lui ce message.
    fix https://www.agence-lilas.fr : l’en-tête « Content-Security-Policy » manque. L’hébergeur n’applique pas les réglages du site : publiez de nouveau et, si rien ne change, montrez-lui ce message.
    fix /mentions-legales : l’en-tête « X-Frame-Options » manque. L’hébergeur n’applique pas les réglages du site : publiez de nouveau et, si rien ne change, montrez-lui ce message.
    fix https://www.agence-lilas.fr : l’en-tête « Cache-Control » n’est pas celui de ce dossier : « public, max-age=86400 » au lieu de « public, max-age=0, must-revalidate ».
    fix /, /mentions-legales, /protection-donnees, /merci et /demonstration/agenda : l’hébergeur demande aux moteurs de recherche d’ignorer la page (en-tête « X-Robots-Tag ») : est-ce une adresse d’essai ?
    fix /, /mentions-legales, /protection-donnees, /merci et /demonstration/agenda : la page et sa politique de sécurité ne sont pas de la même construction : le navigateur arrête son style ou son script. Publiez de nouveau tout le site.
    fix /assets/browser-Ab_d-f12.js : une page appelle ce fichier, qui répond 404. Publiez de nouveau tout le site.
    fix http://www.agence-lilas.fr/ : devrait mener à https://www.agence-lilas.fr/, et répond 301. Activez « HTTPS forcé » chez l’hébergeur.
    fix http://www.agence-lilas.fr/ : devrait mener à https://www.agence-lilas.fr/, et ne répond pas : la connexion s’est interrompue (ECONNRESET). Activez « HTTPS forcé » chez l’hébergeur."
  `)
})

it('names missing files, though they are as many as the requested pages', async () => {
  const files = [1, 2, 3, 4, 5, 6].map((number) => `/assets/${number}.webp`)
  const [said] = await check(writes('</body>', `<img srcset="${files.join(' ')}"></body>`))
  expect(said).toMatch(/^fix \/assets\/1\.webp, .* et \/assets\/6\.webp : /)
})

it('asks nothing more of a site that does not answer', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.reject(new TypeError('failed', { cause: { code: 'ENOTFOUND' } }))
  })
  expect(inWords(await checkPublished({ url, folder: dir, policy }))).toEqual([
    expect.stringMatching(/^fix https:\S+ : ne répond pas : ce nom ne mène à aucun serveur/),
  ])
  expect(asked).toEqual([`${url}/`])
})
