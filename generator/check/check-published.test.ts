import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Policy } from '../../hosting/policy.ts'
import { startServer } from '../../hosting/server.js'
import { writeFixture } from '../../tests/hosting/fixture.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { readBuiltSite } from './BuiltPage.ts'
import { checkPublished } from './check-published.ts'

const url = 'https://www.agence-lilas.fr'
const dir = temporaryFolder()

let policy: Policy
let origin: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  policy = await writeFixture(dir)
  origin = await startServer({ dir, policy, host: '127.0.0.1', port: 0 })
})
afterAll(() => origin.stop())

/** An answer of our server on its way to a visitor: `http://` where it is asked for in the clear. */
type Sent = { path: string; status: number; headers: Headers; body: string }

/** The site as it should be, unless something on the way to its visitors damages what is sent. */
async function check(damage: (sent: Sent) => void = () => {}) {
  const get: typeof fetch = async (address, options) => {
    const { protocol, pathname } = new URL(String(address))
    const answer = await fetch(`http://127.0.0.1:${origin.port}${pathname}`, options)
    const isClear = protocol === 'http:'
    const sent: Sent = {
      path: isClear ? 'http://' : pathname,
      status: isClear ? 301 : answer.status,
      headers: new Headers(isClear ? { location: `${url}/` } : answer.headers),
      body: await answer.text(),
    }
    damage(sent)
    if (sent.status === 0) throw new TypeError('failed', { cause: { code: 'ECONNRESET' } })
    return new Response(sent.body, sent)
  }
  const findings = await checkPublished({ url, policy, pages: readBuiltSite(dir).pages }, get)
  return findings.map(({ level, message }) => `${level} ${message}`)
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

it('finds nothing to say of a site as it should be', async () => {
  expect(await check()).toEqual([`good ${url} : 5 pages répondent comme prévu.`])
})

it('asks to publish what was changed since', async () => {
  expect(await check(writes('Mentions légales</h1>', 'Mentions</h1>'))).toEqual([
    `good ${url} : 5 pages répondent comme prévu.`,
    'look Ce qui est en ligne n’est pas ce que ce dossier construit (/mentions-legales). Publiez-le si vous avez changé quelque chose.',
  ])
})

const damages: [string, (sent: Sent) => void][] = [
  ['a page that is gone', answers(404, '/mentions-legales')],
  ['a page that leads elsewhere', header('location', '/mentions-legales/', /^\/mentions-legales$/)],
  ['a page that never comes', answers(0, '/mentions-legales')],
  ['an unknown page that answers 200', answers(200, '/une-page-qui-n-existe-pas')],
  [
    'a spelling that does not lead',
    ({ path, headers }) => path === '/mentions-legales/' && headers.delete('location'),
  ],
  ['a header that is gone', header('x-content-type-options')],
  ['no policy at all', header('content-security-policy')],
  [
    'a header that is gone from a page',
    header('x-frame-options', undefined, /^\/mentions-legales$/),
  ],
  ['pages kept by a cache', header('cache-control', 'public, max-age=86400', /^(?!\/assets)/)],
  ['a host that hides the site', header('x-robots-tag', 'noindex')],
  ['a page and a policy of two builds', writes('font-family:sans-serif', 'font-family:serif')],
  ['a script that was not sent', answers(404, '/assets/browser-Ab_d-f12.js')],
  ['a script of the wrong type', header('content-type', 'text/plain', /\.js$/)],
  ['no redirect to https', header('location', undefined, /^http:/)],
  ['nobody on http', answers(0, 'http://')],
]

it('says each fault in one sentence', async () => {
  const said: string[] = []
  for (const [name, damage] of damages) said.push(`${name}: ${(await check(damage)).join('\n')}`)
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "a page that is gone: fix /mentions-legales : répond 404 au lieu de montrer sa page. Envoyez de nouveau tout ce que « npm run build » a construit.
    a page that leads elsewhere: fix /mentions-legales : mène à « /mentions-legales/ » au lieu de montrer sa page.
    a page that never comes: fix https://www.agence-lilas.fr/mentions-legales : pas de réponse, la connexion s’est interrompue (ECONNRESET).
    an unknown page that answers 200: fix /une-page-qui-n-existe-pas : une page qui n’existe pas répond 200 au lieu de 404. Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.
    a spelling that does not lead: fix /mentions-legales/ : devrait mener à « /mentions-legales », et répond 308.
    a header that is gone: fix L’en-tête « X-Content-Type-Options » manque (partout). Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.
    no policy at all: fix L’en-tête « Content-Security-Policy » manque (partout). Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.
    a header that is gone from a page: fix L’en-tête « X-Frame-Options » manque (/mentions-legales). Les réglages de l’hébergeur ne sont pas ceux que « npm run build » a écrits.
    pages kept by a cache: fix L’en-tête « Cache-Control » n’est pas celui de ce dossier (partout) : « public, max-age=86400 » au lieu de « public, max-age=0, must-revalidate ».
    a host that hides the site: fix L’hébergeur demande aux moteurs de recherche d’ignorer le site (en-tête « X-Robots-Tag », /, /mentions-legales, /protection-donnees, /merci et /demonstration/agenda) : est-ce une adresse d’essai ?
    a page and a policy of two builds: fix La page et sa politique de sécurité ne sont pas de la même construction (/, /mentions-legales, /protection-donnees, /merci et /demonstration/agenda) : le navigateur arrête son style ou son script. Envoyez de nouveau tout ce que « npm run build » a construit.
    a script that was not sent: fix /assets/browser-Ab_d-f12.js : une page appelle ce fichier, et il répond 404. Envoyez de nouveau tout ce que « npm run build » a construit.
    a script of the wrong type: fix /assets/browser-Ab_d-f12.js : l’hébergeur l’envoie comme « text/plain » au lieu de « text/javascript ».
    no redirect to https: fix http://www.agence-lilas.fr/ : devrait mener à https://www.agence-lilas.fr/, et répond 301. Activez « HTTPS forcé » chez l’hébergeur.
    nobody on http: fix http://www.agence-lilas.fr/ : devrait mener à https://www.agence-lilas.fr/, et ne répond pas. Activez « HTTPS forcé » chez l’hébergeur."
  `)
})

it('asks nothing more of a site that does not answer', async () => {
  const asked: unknown[] = []
  const get: typeof fetch = (address) => {
    asked.push(address)
    return Promise.reject(new TypeError('failed', { cause: { code: 'ENOTFOUND' } }))
  }
  const [finding, ...others] = await checkPublished({ url, policy, pages: [] }, get)
  expect(finding?.message).toBe(
    `${url}/ : pas de réponse, ce nom ne mène à aucun serveur ; vérifiez le nom de domaine et ses réglages DNS.`,
  )
  expect(others).toEqual([])
  expect(asked).toEqual([`${url}/`])
})
