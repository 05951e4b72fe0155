import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttp, type RequestListener, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Policy } from '../../hosting/policy.ts'
import { startServer } from '../../hosting/server.js'
import { writeFixture } from '../../tests/hosting/fixture.ts'
import { makeCertificate } from '../../tests/stand-ins/certificate.ts'
import { readBuiltSite } from './BuiltPage.ts'
import { checkPublished } from './check-published.ts'
import { askOnline } from './online.ts'

const url = 'https://www.agence-lilas.fr'
const sound = makeCertificate({ name: 'www.agence-lilas.fr', days: 90 })

let dir: string
let policy: Policy
let origin: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'published-'))
  policy = await writeFixture(dir)
  origin = await startServer({ dir, policy, host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await origin.stop()
  await rm(dir, { recursive: true })
})

const opened: Server[] = []
afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function listen(server: Server) {
  opened.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

type Sent = { status: number; headers: Record<string, string>; body: string }
type Damage = (sent: Sent, path: string) => Sent

/** The site as it should be, unless something on the way to its visitors damages what is sent. */
async function publish({
  damage = (sent: Sent) => sent,
  certificate = sound,
  plain = (_, response) => response.writeHead(301, { Location: `${url}/` }).end(),
}: {
  damage?: Damage
  certificate?: typeof sound
  plain?: RequestListener
} = {}) {
  const secure = createHttps(certificate, async (request, response) => {
    const path = request.url ?? '/'
    const answer = await fetch(`http://127.0.0.1:${origin.port}${path}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    })
    const { date, connection, 'content-length': _, ...headers } = Object.fromEntries(answer.headers)
    const sent = damage({ status: answer.status, headers, body: await answer.text() }, path)
    if (sent.status === 0) response.destroy()
    else response.writeHead(sent.status, sent.headers).end(sent.body)
  })
  const ports = { 'https:': await listen(secure), 'http:': await listen(createHttp(plain)) }
  const ask = askOnline(({ protocol }) => ({
    hostname: '127.0.0.1',
    port: ports[protocol as keyof typeof ports],
    ca: String(certificate.cert),
  }))
  const findings = await checkPublished({ url, policy, pages: readBuiltSite(dir).pages }, ask)
  return findings.map(({ level, message }) => `${level} ${message}`)
}

it('finds nothing to say of a site as it should be', async () => {
  expect(await publish()).toEqual([`good ${url} : 5 pages répondent comme prévu.`])
})

const at =
  (path: string, change: (sent: Sent) => Partial<Sent>): Damage =>
  (sent, asked) =>
    asked === path ? { ...sent, ...change(sent) } : sent
const header =
  (name: string, value?: string): Damage =>
  (sent) => {
    const { [name]: _, ...headers } = sent.headers
    return { ...sent, headers: value === undefined ? headers : { ...headers, [name]: value } }
  }
const rewritten =
  (from: string | RegExp, to: string): Damage =>
  (sent) => ({ ...sent, body: sent.body.replace(from, to) })

const faults: Record<string, [Parameters<typeof publish>[0], RegExp]> = {
  'a page that is gone': [
    { damage: at('/mentions-legales', () => ({ status: 404 })) },
    /^\/mentions-legales : répond 404 au lieu de montrer sa page\./,
  ],
  'a server that fails': [
    { damage: at('/protection-donnees', () => ({ status: 500 })) },
    /^\/protection-donnees : répond 500/,
  ],
  'a page that leads elsewhere': [
    {
      damage: at('/mentions-legales', ({ headers }) => ({
        status: 302,
        headers: { ...headers, location: '/mentions-legales/' },
      })),
    },
    /^\/mentions-legales : mène à « \/mentions-legales\/ »/,
  ],
  'a page that never comes': [
    { damage: at('/mentions-legales', () => ({ status: 0 })) },
    /mentions-legales : pas de réponse, la connexion s’est interrompue \(ECONNRESET\)\.$/,
  ],
  'an unknown page that answers 200': [
    { damage: (sent) => (sent.status === 404 ? { ...sent, status: 200 } : sent) },
    /une page qui n’existe pas répond 200 au lieu de 404/,
  ],
  'a spelling that does not lead': [
    { damage: at('/mentions-legales/', () => ({ status: 404 })) },
    /^\/mentions-legales\/ : devrait mener à « \/mentions-legales », et répond 404\.$/,
  ],
  'a header that is gone': [
    { damage: header('x-content-type-options') },
    /^L’en-tête « X-Content-Type-Options » manque \(partout\)/,
  ],
  'no policy at all': [
    { damage: header('content-security-policy') },
    /^L’en-tête « Content-Security-Policy » manque \(partout\)/,
  ],
  'a header that is gone from one page': [
    {
      damage: (sent, path) =>
        path === '/mentions-legales' ? header('x-frame-options')(sent, path) : sent,
    },
    /^L’en-tête « X-Frame-Options » manque \(\/mentions-legales\)/,
  ],
  'another policy': [
    {
      damage: (sent) => ({
        ...sent,
        headers: {
          ...sent.headers,
          'content-security-policy': `${sent.headers['content-security-policy']}`.replace(
            'https://fast.wistia.net',
            'https://evil.example',
          ),
        },
      }),
    },
    /^L’en-tête « Content-Security-Policy » n’est pas celui de ce dossier \(partout\) : .*evil/,
  ],
  'pages kept by a cache': [
    { damage: header('cache-control', 'public, max-age=86400') },
    /^L’en-tête « Cache-Control » n’est pas celui de ce dossier/,
  ],
  'a host that hides the site': [
    { damage: header('x-robots-tag', 'noindex') },
    /^L’hébergeur demande aux moteurs de recherche d’ignorer le site/,
  ],
  'a page and a policy of two builds': [
    { damage: rewritten('font-family:sans-serif', 'font-family:serif') },
    /^La page et sa politique de sécurité ne sont pas de la même construction \(\/, \/mentions/,
  ],
  'a site built for another address': [
    {
      damage: rewritten(
        '</title>',
        '</title><link rel="canonical" href="https://www.example.com/">',
      ),
    },
    /^Les pages se disent à l’adresse https:\/\/www\.example\.com, et non https:\/\/www\.agence/,
  ],
  'a script that was not sent': [
    { damage: at('/assets/browser-Ab_d-f12.js', () => ({ status: 404 })) },
    /^\/assets\/browser-Ab_d-f12\.js : une page l’appelle, et la réponse est 404\./,
  ],
  'a script of the wrong type': [
    {
      damage: (sent, path) =>
        path.endsWith('.js') ? header('content-type', 'text/plain')(sent, path) : sent,
    },
    /^\/assets\/browser-Ab_d-f12\.js : l’hébergeur l’envoie comme « text\/plain »/,
  ],
  'no redirect to https': [
    { plain: (_, response) => response.end('<h1>Bonjour</h1>') },
    /^http:\/\/www\.agence-lilas\.fr\/ : devrait mener à https:\/\/.*, et répond 200\./,
  ],
  'nobody on http': [
    { plain: (_, response) => response.destroy() },
    /^http:\/\/www\.agence-lilas\.fr\/ : devrait mener à https:\/\/.*, et ne répond pas\./,
  ],
  'a certificate that has expired': [
    { certificate: makeCertificate({ name: 'www.agence-lilas.fr', days: -1 }) },
    /^https:\/\/www\.agence-lilas\.fr\/ : pas de réponse, son certificat a expiré ; renouvelez-le\.$/,
  ],
  'a certificate of somebody else': [
    { certificate: makeCertificate({ name: 'www.autre.fr' }) },
    /^https:\/\/www\.agence-lilas\.fr\/ : pas de réponse, son certificat est au nom d’un autre/,
  ],
}

it.each(Object.entries(faults))('says %s in one sentence', async (_, [fault, sentence]) => {
  const [finding, ...others] = await publish(fault)
  expect(others).toEqual([])
  expect(finding).toMatch(/^fix /)
  expect(finding?.slice(4)).toMatch(sentence)
})

it('asks nothing more of a site that does not answer', async () => {
  const asked: string[] = []
  const ask = (address: string) => {
    asked.push(address)
    return Promise.reject(Object.assign(new Error(), { code: 'ENOTFOUND' }))
  }
  expect(await checkPublished({ url, policy, pages: [] }, ask)).toEqual([
    {
      level: 'fix',
      message: `${url}/ : pas de réponse, ce nom ne mène à aucun serveur ; vérifiez le nom de domaine et ses réglages DNS.`,
    },
  ])
  expect(asked).toEqual([`${url}/`])
})

describe('a site that is sound, and not what this folder builds', () => {
  it('is no fault', async () => {
    expect(await publish({ damage: rewritten('Mentions légales</h1>', 'Mentions</h1>') })).toEqual([
      `good ${url} : 5 pages répondent comme prévu.`,
      'look Ce qui est en ligne n’est pas ce que ce dossier construit (/mentions-legales). Publiez-le si vous avez changé quelque chose.',
    ])
  })
})
