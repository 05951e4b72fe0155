import { expect, it } from 'vitest'
import { complete, shipped } from '../../tests/sites.ts'
import { resolveSite } from '../resolve-site.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { askServices, questionsFor } from './ask-services.ts'

const audience = { provider: 'matomo', url: 'https://stats.des-lilas.fr/m/', siteId: 1 } as const
const scheduling = {
  provider: 'page',
  url: 'https://rdv.des-lilas.fr/appel',
  name: 'Réservio',
  country: 'France',
  privacyPolicy: 'https://rdv.des-lilas.fr/donnees',
} as const
const vimeo = { provider: 'vimeo', url: 'https://vimeo.com/76979871' } as const
const youtube = { provider: 'youtube', url: 'https://youtu.be/dQw4w9WgXcQ' } as const
const mux = { provider: 'mux', url: 'https://player.mux.com/EcHgOK9coz5K4rjSw' } as const
const calCom = { provider: 'cal-com', url: 'https://cal.com/agence/appel' } as const

const questionsOf = (changes: Partial<SiteConfig>) => {
  const config = { ...complete.config, ...changes }
  return questionsFor(config, resolveSite({ ...complete, config }).site)
}

it('asks each service where it answers, and nobody else', () => {
  const changes = [{ audience }, { video: vimeo }, { video: youtube, scheduling }]
  const asked = new Set(changes.flatMap(questionsOf).map(({ address }) => address))
  expect([...asked].join('\n')).toMatchInlineSnapshot(`
    "https://fast.wistia.com/oembed.json?url=https%3A%2F%2Ffast.wistia.net%2Fembed%2Fiframe%2Fabcde12345%3FdoNotTrack%3Dtrue%26language%3Dfr
    https://calendly.com/agence-des-lilas/decouverte
    https://stats.des-lilas.fr/m/matomo.php
    https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871
    https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ
    https://rdv.des-lilas.fr/appel"
  `)
})

/** What a service answers. */
type Reply = ResponseInit & { body?: string; from?: string }
const replies: [keyof SiteConfig, Partial<SiteConfig>, Reply][] = [
  ['video', {}, {}],
  ['video', {}, { status: 404 }],
  ['video', {}, { status: 403 }],
  ['video', { video: vimeo }, { body: '{"title":"x"}' }],
  ['video', { video: vimeo }, { status: 404 }],
  ['video', { video: vimeo }, { body: '{"domain_status_code":403}' }],
  ['video', { video: youtube }, { status: 401 }],
  ['video', { video: mux }, {}],
  ['scheduling', {}, {}],
  ['scheduling', {}, { status: 410 }],
  ['scheduling', { scheduling: calCom }, { from: 'https://agence.cal.com/appel' }],
  ['audience', { audience }, { body: 'This resource is part of Matomo.' }],
  ['audience', { audience }, { body: '<h1>stats.des-lilas.fr</h1>' }],
  ['audience', { audience }, { body: 'Matomo', from: 'https://www.des-lilas.fr/matomo.php' }],
]

async function findingOf(key: keyof SiteConfig, changes: Partial<SiteConfig>, reply: Reply) {
  const { body = '', from = '', ...init } = reply
  const response = Object.defineProperty(new Response(body, init), 'url', { value: from })
  const questions = questionsOf(changes).filter((question) => question.key === key)
  const [finding] = await askServices(questions, async () => response)
  return `${finding?.level} ${finding?.message}`
}

it('says what an answer means', async () => {
  const said = await Promise.all(replies.map((reply) => findingOf(...reply)))
  expect(said.join('\n')).toMatchInlineSnapshot(`
    "good video : Wistia répond et connaît la vidéo. Ouvrez la page d’accueil pour voir qu’elle s’y lit.
    fix video : Wistia répond que la vidéo n’existe pas (404). Vérifiez l’adresse dans site.yaml.
    look video : Wistia répond 403, ce qui ne dit rien de la vidéo. Ouvrez la page d’accueil pour voir, ou réessayez plus tard.
    good video : Vimeo répond et connaît la vidéo. Ouvrez la page d’accueil pour voir qu’elle s’y lit.
    fix video : Vimeo répond 404. La vidéo est supprimée ou privée, ou « non répertoriée » et son code manque. Recopiez le lien de partage entier, par exemple « https://vimeo.com/76979871/8272103f6e ».
    fix video : Vimeo répond 403. La vidéo ne se montre que sur les sites que vous avez nommés. Dans Vimeo, « Confidentialité », « Où cette vidéo peut-elle être intégrée ? » : ajoutez l’adresse de ce site.
    fix video : YouTube répond 401. La vidéo ne se laisse pas montrer ailleurs. Dans YouTube Studio, cochez « Autoriser l’intégration ».
    look video : Mux répond, et ne dit rien de plus de la vidéo. Ouvrez la page d’accueil pour voir si elle s’y lit.
    good scheduling : Calendly répond à cette adresse. Ouvrez-la pour voir vos créneaux.
    fix scheduling : Calendly répond que l’agenda n’existe pas (410). Vérifiez l’adresse dans site.yaml.
    fix scheduling : Cal.com mène à une autre adresse, que le site n’atteindrait pas : https://agence.cal.com/appel. Écrivez celle où il répond de lui-même, avec « provider » si la vérification le demande.
    good audience : Matomo répond à son adresse de mesure.
    fix audience : une page répond à https://stats.des-lilas.fr/m/matomo.php, mais ce n’est pas Matomo. Écrivez dans « url » l’adresse où vous ouvrez Matomo, sans « index.php » ni ce qui suit.
    fix audience : Matomo mène à une autre adresse, que le site n’atteindrait pas : https://www.des-lilas.fr/matomo.php. Écrivez celle où il répond de lui-même, avec « provider » si la vérification le demande."
  `)
})

it.each<[Record<string, string>, 'good' | 'fix']>([
  [{}, 'good'],
  [{ 'x-frame-options': 'SAMEORIGIN' }, 'fix'],
  [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 'fix'],
  [
    { 'content-security-policy': "frame-ancestors 'self' https:", 'x-frame-options': 'deny' },
    'good',
  ],
  [{ 'content-security-policy': "default-src 'self'" }, 'good'],
])('refuses a page that frames would not show, with the headers %j: %s', async (headers, level) => {
  const said = await findingOf('scheduling', { scheduling }, { headers })
  expect(said).toMatch(level === 'fix' ? /^fix .*le cadre resterait vide/ : /^good /)
})

it('tells one service that is silent from a connection that is', async () => {
  const fail = () => Promise.reject(new TypeError('failed', { cause: { code: 'EAI_AGAIN' } }))
  const ask = async (get: typeof fetch) =>
    (await askServices(questionsOf({}), get)).map(({ message }) => message)
  expect(await ask(fail)).toEqual([
    expect.stringMatching(/aucun service n’a répondu \(Wistia, Calendly\)/),
  ])
  const [, calendly] = await ask((address) =>
    String(address).includes('wistia') ? Promise.resolve(new Response()) : fail(),
  )
  expect(calendly).toMatch(
    /^scheduling : Calendly n’a pas répondu : ce nom n’a pas pu être cherché/,
  )
})

it('asks nothing where the site serves its own video and calendar', async () => {
  const [finding] = await askServices(questionsFor(shipped.config, resolveSite(shipped).site))
  expect(finding?.message).toMatch(/^En ligne : rien à demander/)
})
