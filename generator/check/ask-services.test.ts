import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { complete, shipped } from '../../tests/sites.ts'
import { makeCertificate } from '../../tests/stand-ins/certificate.ts'
import { resolveSite } from '../resolve-site.ts'
import { askServices, questionsFor } from './ask-services.ts'

const questions = questionsFor(complete.config, resolveSite(complete).site)

/** A network that answers each host with a status, or not at all. */
const answering =
  (statuses: Record<string, number>, asked: string[] = []): typeof fetch =>
  async (address) => {
    asked.push(String(address))
    const status = statuses[new URL(String(address)).host]
    if (status === undefined) throw new TypeError('fetch failed')
    return new Response('…', { status })
  }

const ask = async (video: number | undefined, scheduling: number | undefined) =>
  (
    await askServices(
      questions,
      answering({
        ...(video && { 'fast.wistia.com': video }),
        ...(scheduling && { 'calendly.com': scheduling }),
      }),
    )
  ).map(({ level, message }) => `${level} ${message}`)

it('asks the video’s oEmbed and the booking page, and nobody else', async () => {
  const asked: string[] = []
  await askServices(questions, answering({}, asked))
  expect(asked).toHaveLength(2)
  expect(asked[0]).toMatch(
    /^https:\/\/fast\.wistia\.com\/oembed\.json\?url=https%3A%2F%2F.*abcde12345/,
  )
  expect(asked[1]).toBe('https://calendly.com/agence-des-lilas/decouverte')
})

it.each([
  [
    'vimeo',
    { provider: 'vimeo', url: 'https://vimeo.com/123456789', title: 'a' },
    'https://vimeo.com/api/oembed.json?url=',
  ],
  [
    'youtube',
    { provider: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'a' },
    'https://www.youtube.com/oembed?format=json&url=',
  ],
] as const)('asks %s where it answers', (_, video, start) => {
  const config = { ...complete.config, video }
  expect(questionsFor(config, resolveSite({ ...complete, config }).site)[0]?.address).toContain(
    start,
  )
})

describe('an answer', () => {
  it('that reassures', async () => {
    expect(await ask(200, 200)).toEqual([
      'good video : Wistia répond et connaît la vidéo. Sa réponse ne dit pas si elle se laisse montrer sur ce site : ouvrez la page d’accueil pour le voir.',
      'good scheduling : Calendly répond à cette adresse. Ouvrez-la pour voir vos créneaux.',
    ])
  })

  it('that says what does not exist', async () => {
    expect(await ask(404, 410)).toEqual([
      'fix video : Wistia répond que la vidéo n’existe pas (404). Vérifiez l’identifiant ou l’adresse dans site.yaml.',
      'fix scheduling : Calendly répond que l’agenda n’existe pas (410). Vérifiez l’identifiant ou l’adresse dans site.yaml.',
    ])
  })

  it('that says nothing sure', async () => {
    expect(await ask(403, 503)).toEqual([
      'look video : Wistia refuse de montrer la vidéo (403). Vérifiez chez Wistia que ce site y est autorisé, puis ouvrez la page d’accueil pour voir.',
      'look scheduling : Calendly répond 503, ce qui ne dit rien de l’agenda. Réessayez plus tard.',
    ])
  })

  it('that does not come from one', async () => {
    expect(await ask(200, undefined)).toEqual([
      'good video : Wistia répond et connaît la vidéo. Sa réponse ne dit pas si elle se laisse montrer sur ce site : ouvrez la page d’accueil pour le voir.',
      'look scheduling : Calendly n’a pas répondu : la connexion s’est interrompue (TypeError). Réessayez plus tard, ou ouvrez l’agenda dans votre navigateur.',
    ])
  })

  it('that does not come at all', async () => {
    expect(await ask(undefined, undefined)).toEqual([
      'look En ligne : aucun service n’a répondu (Wistia, Calendly). Êtes-vous connecté à Internet ? Rien n’a pu être vérifié.',
    ])
  })
})

describe('a video that is there and cannot be shown', () => {
  const judge = async (video: (typeof complete.config)['video'], response: Response) => {
    const config = { ...complete.config, video }
    const [question] = questionsFor(config, resolveSite({ ...complete, config }).site)
    const [finding] = await askServices(question ? [question] : [], async () => response)
    return `${finding?.level} ${finding?.message}`
  }
  const vimeo = { provider: 'vimeo', url: 'https://vimeo.com/76979871' } as const
  const youtube = {
    provider: 'youtube',
    url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  } as const
  const answer = (status: number, body = {}) => new Response(JSON.stringify(body), { status })

  it.each([
    [vimeo, answer(404), /^fix .*« non répertoriée » et son code manque/],
    [vimeo, answer(403), /^fix .*ajoutez l’adresse de ce site/],
    [vimeo, answer(200, { domain_status_code: 403 }), /^fix .*ajoutez l’adresse de ce site/],
    [vimeo, answer(200, { title: 'x' }), /^good /],
    [youtube, answer(401), /^fix .*« Autoriser l’intégration »/],
    [youtube, answer(403), /^fix .*La vidéo est privée/],
    [youtube, answer(404), /^fix .*n’existe plus/],
    [
      { provider: 'mux', url: 'https://player.mux.com/EcHgOK9coz5K4rjSw' } as const,
      answer(200),
      /^look .*ne dit rien de plus/,
    ],
  ])('%j, case %#', async (video, response, said) => {
    expect(await judge(video, response)).toMatch(said)
  })
})

it('follows a calendar that an organisation keeps on a host of its own', async () => {
  const config = {
    ...complete.config,
    scheduling: { provider: 'cal-com', url: 'https://cal.com/agence/appel' } as const,
  }
  const asked = questionsFor(config, resolveSite({ ...complete, config }).site).slice(1)
  const moved = Object.defineProperty(new Response('<html>'), 'url', {
    value: 'https://agence.cal.com/appel',
  })
  const [finding] = await askServices(asked, async () => moved)
  expect(finding).toEqual({
    level: 'fix',
    message:
      'scheduling : Cal.com mène à une autre adresse, que la politique de sécurité du site arrêterait. Écrivez « scheduling: https://agence.cal.com/appel », avec « provider » si la vérification le demande.',
  })
})

describe('a page of whatever company', () => {
  const scheduling = {
    provider: 'page',
    url: 'https://rdv.des-lilas.fr/appel',
    name: 'Réservio',
    country: 'France',
    privacyPolicy: 'https://rdv.des-lilas.fr/donnees',
  } as const
  const config = { ...complete.config, scheduling }
  const [question] = questionsFor(config, resolveSite({ ...complete, config }).site).slice(1)

  it.each<[Record<string, string>, string]>([
    [{}, 'good'],
    [{ 'x-frame-options': 'SAMEORIGIN' }, 'fix'],
    [{ 'x-frame-options': 'deny' }, 'fix'],
    [{ 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 'fix'],
    [{ 'content-security-policy': "frame-ancestors 'self';" }, 'fix'],
    [
      { 'content-security-policy': "frame-ancestors 'self' https:", 'x-frame-options': 'deny' },
      'good',
    ],
    [{ 'content-security-policy': "default-src 'self'" }, 'good'],
  ])('with the headers %j: %s', async (headers, level) => {
    const asked = await askServices(
      question ? [question] : [],
      async () => new Response('', { headers }),
    )
    expect(asked.map((finding) => finding.level)).toEqual([level])
    expect(asked[0]?.message.includes('le cadre resterait vide')).toBe(level === 'fix')
  })
})

it('asks nothing where the site serves its own video and calendar', async () => {
  const own = questionsFor(shipped.config, resolveSite(shipped).site)
  expect(await askServices(own, answering({}))).toEqual([
    {
      level: 'good',
      message: 'En ligne : rien à demander, la vidéo et l’agenda sont servis par le site.',
    },
  ])
})

describe('Matomo, asked over the network', () => {
  const opened: Server[] = []
  afterEach(() => {
    for (const server of opened.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })

  const listen = async (server: Server) => {
    opened.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }

  /** @param url what the owner has written; the video and the calendar are the site's own. */
  async function check(url: string, patienceMs?: number) {
    const config = { ...shipped.config, audience: { provider: 'matomo', url, siteId: 1 } } as const
    const [finding, ...others] = await askServices(
      questionsFor(config, resolveSite(shipped).site),
      (address, options) =>
        fetch(address, {
          ...options,
          ...(patienceMs && { signal: AbortSignal.timeout(patienceMs) }),
        }),
    )
    expect(others).toEqual([])
    return `${finding?.level} ${finding?.message}`
  }

  const checkServer = async (answer: RequestListener, patienceMs?: number) => {
    const port = await listen(createServer(answer))
    const said = await check(`http://127.0.0.1:${port}/stats/`, patienceMs)
    return said.replaceAll(`127.0.0.1:${port}`, 'matomo.agence.fr')
  }

  /** What Matomo says to whoever counts nothing. */
  const page = 'This resource is part of Matomo. Keep full control of your data.'

  it('is recognised, at the address that would count, where nothing is counted', async () => {
    const asked: string[] = []
    expect(
      await checkServer((request, response) => {
        asked.push(`${request.method} ${request.url}`)
        response.end(page)
      }),
    ).toBe('good audience : Matomo répond à son adresse de mesure.')
    expect(asked).toEqual(['GET /stats/matomo.php'])
  })

  it('is not where nothing is, nor where another page is', async () => {
    expect(await checkServer((_, response) => response.writeHead(404).end(page))).toBe(
      'fix audience : Matomo répond que cette adresse n’existe pas (404). Vérifiez l’identifiant ou l’adresse dans site.yaml.',
    )
    expect(await checkServer((_, response) => response.end('<h1>matomo.agence.fr</h1>'))).toBe(
      'fix audience : une page répond à http://matomo.agence.fr/stats/matomo.php, mais ce n’est pas Matomo. Écrivez dans « url » l’adresse où vous ouvrez Matomo, sans « index.php » ni ce qui suit.',
    )
  })

  it('counts nothing behind a redirect, which a browser would not follow with a count', async () => {
    const elsewhere = await listen(createServer((_, response) => response.end(page)))
    const location = `http://localhost:${elsewhere}/matomo.php`
    expect(await checkServer((_, response) => response.writeHead(301, { location }).end())).toBe(
      `fix audience : Matomo mène à une autre adresse, où rien ne serait compté : ${location}. Écrivez dans « url » celle où il répond de lui-même.`,
    )
  })

  it('that hangs, that nobody trusts or that is not there is said with its reason', async () => {
    expect(await checkServer(() => {}, 50)).toBe(
      'look audience : Matomo n’a pas répondu : rien n’est venu en 5 secondes. Réessayez plus tard, ou ouvrez cette adresse dans votre navigateur.',
    )
    const secure = createHttps(makeCertificate(), (_, response) => response.end(page))
    expect(await check(`https://127.0.0.1:${await listen(secure)}`)).toContain(
      'look audience : Matomo n’a pas répondu : les navigateurs ne se fient pas à son certificat (DEPTH_ZERO_SELF_SIGNED_CERT).',
    )
    const port = await listen(createServer())
    opened.pop()?.close()
    expect(await check(`http://127.0.0.1:${port}`)).toContain(
      'look audience : Matomo n’a pas répondu : aucun serveur n’écoute à cette adresse ; relancez-le.',
    )
  })
})
