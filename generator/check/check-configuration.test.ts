import { describe, expect, it } from 'vitest'
import type { Service } from '../../services/Service.ts'
import { complete } from '../../tests/sites.ts'
import { describeScheduling } from '../embeds/describe-scheduling.ts'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { checkConfiguration, remindersOf, sayAudience, sayThanks } from './check-configuration.ts'

const wistia = {
  name: 'Wistia',
  country: 'États-Unis',
  privacyPolicy: 'https://wistia.com/privacy',
}
const calendly = { ...wistia, name: 'Calendly' }
const today = '2026-11-20'

const check = (
  changes: Partial<SiteConfig> = {},
  [video, scheduling]: Service[] = [wistia, calendly],
) =>
  checkConfiguration(
    { ...complete.config, ...changes },
    [
      ...(video ? [{ purpose: 'video' as const, service: video }] : []),
      ...(scheduling ? [{ purpose: 'scheduling' as const, service: scheduling }] : []),
    ],
    today,
  ).map(({ level, message }) => `${level} ${message}`)
const withLegal = (changes: object) => ({ legal: { ...complete.config.legal, ...changes } })

it('has nothing to say of a complete configuration', () => {
  expect(check()).toEqual([])
})

describe('it names', () => {
  it.each<[string, string[], string]>([
    [
      'an example address',
      check({ url: 'https://www.example.com' }),
      'fix url : « https://www.example.com » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.',
    ],
    [
      'an example e-mail',
      check({ supportEmail: 'bonjour@mon-agence.fr' }),
      'fix supportEmail : « bonjour@mon-agence.fr » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.',
    ],
    [
      'an example e-mail among the legal facts',
      check(withLegal({ privacy: { contact: 'donnees@agence.test' } })),
      'fix legal.privacy.contact : « donnees@agence.test » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.',
    ],
    [
      'the address of an example calendar',
      check({
        scheduling: { provider: 'calendly', url: 'https://calendly.com/mon-agence/decouverte' },
      }),
      'fix scheduling.url : « https://calendly.com/mon-agence/decouverte » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.',
    ],
    [
      'an example name',
      check({ name: 'Agence Exemple' }),
      'fix name : « Agence Exemple » est un exemple. Écrivez ce qui est vrai pour vous.',
    ],
    [
      'an example number, however it is spaced',
      check(withLegal({ publisher: { ...complete.config.legal.publisher, siren: '123 456 782' } })),
      'fix legal.publisher.siren : « 123 456 782 » est un exemple. Écrivez ce qui est vrai pour vous.',
    ],
    [
      'an example in a list',
      check(withLegal({ credits: ['Photos : Lilas', 'Vidéo : Studio Exemple'] })),
      'fix legal.credits[1] : « Vidéo : Studio Exemple » est un exemple. Écrivez ce qui est vrai pour vous.',
    ],
    [
      'the captions of the demonstration under another video',
      check({
        video: {
          provider: 'file',
          title: 'a',
          src: 'media/a.mp4',
          captions: 'media/demonstration.fr.vtt',
        },
      }),
      'fix video.captions : « media/demonstration.fr.vtt » appartient à la vidéo de démonstration. Mettez votre fichier, ou retirez cette ligne.',
    ],
    [
      'the demonstration video',
      check({
        video: {
          provider: 'file',
          title: 'a',
          src: 'media/demonstration.mp4',
          captions: 'a.vtt',
        },
      }),
      'fix video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « video: https://youtu.be/dQw4w9WgXcQ ».',
    ],
    [
      'the demonstration calendar',
      check({ scheduling: { provider: 'demo' } }),
      'fix scheduling : c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « scheduling: https://calendly.com/mon-agence/decouverte ».',
    ],
    [
      'a video file without captions',
      check({ video: { provider: 'file', title: 'a', src: 'media/a.mp4' } }),
      'look video.captions : la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « captions: media/presentation.fr.vtt ».',
    ],
    [
      'captions that nobody has seen',
      check({
        video: {
          provider: 'wistia',
          url: 'https://fast.wistia.net/embed/iframe/abcde12345',
          title: 'a',
        },
      }),
      'look video.captionsConfirmed : la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Quand vous les y avez vus, écrivez « captionsConfirmed: oui ».',
    ],
    [
      'a video file on a host that cannot send pieces of it',
      check({
        video: { provider: 'file', title: 'a', src: 'media/a.mp4', captions: 'a.vtt' },
        hosting: 'cloudflare',
        ...withLegal({ host: { ...complete.config.legal.host, name: 'Cloudflare, Inc.' } }),
      }),
      'fix video : Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.',
    ],
    [
      'services that load without being asked for',
      check({ consent: 'none' }),
      'fix consent : « none » fait appeler Wistia et Calendly dès l’ouverture de la page d’accueil. L’article 82 de la loi Informatique et Libertés demande l’accord du visiteur avant tout traceur qui n’est pas indispensable. Retirez cette ligne, ou écrivez « consent: contextual ».',
    ],
    [
      'a date to come',
      check(withLegal({ versionDate: '2026-11-21' })),
      'fix legal.versionDate : le 21/11/2026 n’est pas encore arrivé. Écrivez « 2026-11-20 » ou une date passée.',
    ],
    [
      'transfers that were last checked long ago',
      check(
        withLegal({
          transfers: { ...complete.config.legal.transfers, checkedAt: '2025-11-19' },
        }),
      ),
      'look legal.transfers.checkedAt : votre dernière vérification des transferts date du 19/11/2025. Regardez de nouveau ce que dit chaque service, puis écrivez « 2026-11-20 ».',
    ],
    [
      'facts added under the old date',
      check(withLegal({ updatedOn: null })),
      'fix legal.updatedOn : les mentions légales et la politique de confidentialité portent la date du 13/07/2025, mais vous les avez complétées depuis. Écrivez « 2026-11-20 ».',
    ],
    [
      'a host that the legal notices do not name',
      check({ hosting: 'vercel' }),
      'fix legal.host.name : les mentions légales nomment « Hébergement des Lilas SAS », et « hosting: vercel » prépare le site pour un autre hébergeur. Corrigez l’un des deux.',
    ],
    [
      'future patients whose words are read, and no health data',
      check(
        withLegal({
          futurePatients: {
            ...complete.config.legal.futurePatients,
            weSee: 'demande',
            healthData: 'aucune',
          },
        }),
      ),
      'fix legal.futurePatients.healthData : vous lisez ce que la personne écrit à un psychologue, ce qui peut révéler son état de santé. Écrivez « healthData: consentement », ou « weSee: coordonnées ».',
    ],
    [
      'a promise without its sentence',
      check(withLegal({ guarantee: { ...complete.config.legal.guarantee, summary: null } })),
      'fix legal.guarantee.summary : sous la promesse de la page d’accueil, dites ses conditions en une phrase, par exemple « 30 rendez-vous avec de nouveaux patients chaque mois, ou ce mois ne vous est pas facturé. ».',
    ],
    [
      'a contract’s words under the headline',
      check(
        withLegal({
          guarantee: {
            ...complete.config.legal.guarantee,
            summary: '30 Rendez-vous Patients par mois.',
          },
        }),
      ),
      'look legal.guarantee.summary : « Rendez-vous Patients » est un mot du contrat. Sous le titre, dites-le avec les mots de vos clients.',
    ],
    [
      'a site that hides',
      check({ noindex: true }),
      'look noindex : le site entier est caché aux moteurs de recherche. Écrivez « noindex: non » le jour de la publication.',
    ],
  ])('%s', (_, findings, message) => {
    expect(findings).toEqual([message])
  })
})

it('lets the page load its own embeds without asking', () => {
  expect(check({ consent: 'none' }, [])).toEqual([])
})

it.each([
  ['both', 'États-Unis, données gardées dans l’Union européenne', ''],
  ['none', 'France', ''],
  ['adequacy', 'Suisse', ''],
  ['clauses', 'Inde', ''],
  ['dpf', 'Suisse', 'ce registre n’inscrit que des entreprises des États-Unis'],
  ['none', 'États-Unis', 'une entreprise hors de l’Espace économique européen peut y lire'],
  ['adequacy', 'Inde', 'ce pays n’a pas de décision d’adéquation'],
] as const)('takes « %s » for a company of %s, unless it cannot be', (answer, country, why) => {
  const transfers = { ...complete.config.legal.transfers, scheduling: answer }
  expect(check(withLegal({ transfers }), [wistia, { ...calendly, country }])).toEqual(
    why ? [expect.stringContaining(why)] : [],
  )
})

it('lets services load that say themselves that they need no consent', () => {
  const plain = { name: 'Sobre', country: 'États-Unis', privacyPolicy: 'https://sobre.fr' }
  const free = { ...plain, noConsentSource: 'https://sobre.fr/cookies' }
  expect(check({ consent: 'none' }, [free])).toEqual([])
  expect(check({ consent: 'none' }, [free, plain])).toEqual([
    expect.stringMatching(/^fix consent : « none » fait appeler Sobre dès/),
  ])
})

it('does not take a real address for an example', () => {
  for (const url of [
    'https://www.exemplaire.fr',
    'https://testeurs.fr',
    'https://agence-exemple.fr',
  ]) {
    expect(check({ url })).toEqual([])
  }
  const start = 'le lendemain, par exemple'
  expect(check(withLegal({ guarantee: { ...complete.config.legal.guarantee, start } }))).toEqual([])
})

describe('where a calendar may lead after a booking', () => {
  const thanks = (scheduling: SchedulingConfig) =>
    [
      ...sayThanks(
        {
          url: 'https://www.agence-des-lilas.fr',
          scheduling: describeScheduling(scheduling, 'https://www.agence-des-lilas.fr'),
        },
        { ...complete.config, scheduling },
      ),
    ].map(({ message }) => message)

  it('is printed with the place where it is set, and what it brings', () => {
    const [zcal] = thanks({ provider: 'zcal', url: 'https://zcal.co/mon-agence/appel' })
    expect(zcal).toContain('(dans « Scheduling Options », « Redirect on booking »)')
    expect(zcal).toContain('zcal ne le lui dit pas autrement')
    const [calendly] = thanks({
      provider: 'calendly',
      url: 'https://calendly.com/mon-agence/appel',
    })
    expect(calendly).toContain('Qui réserve dans un autre onglet lit alors la suite')
    expect(calendly).toContain('écrivez « leadsToThanks: oui » ; si vous y renoncez, « non »')
  })

  it('is no longer asked once answered, either way', () => {
    for (const leadsToThanks of [true, false]) {
      expect(
        thanks({
          provider: 'calendly',
          url: 'https://calendly.com/mon-agence/appel',
          leadsToThanks,
        }),
      ).toEqual([])
    }
  })

  it('is nothing to set for the demonstration', () => {
    expect(thanks({ provider: 'demo' })).toEqual([])
  })
})

describe('where visits are counted', () => {
  const said = (changes: Partial<SiteConfig>) =>
    [...sayAudience({ ...complete.config, ...changes })].map(
      ({ level, message }) => `${level} ${message}`,
    )

  it('says where, and what to set there', () => {
    const [where, toSet] = said({
      audience: { provider: 'matomo', url: 'https://matomo.agence.fr/', siteId: 1 },
    })
    expect(where).toBe(
      'good audience : les visites sont comptées. https://matomo.agence.fr/matomo.php',
    )
    expect(toSet).toMatch(/^look audience : .*exemption de la CNIL/)
    for (const word of [
      'deux octets',
      'sans cookies',
      'profils de visiteurs',
      'User ID',
      'article 28',
    ]) {
      expect(toSet).toContain(word)
    }
  })

  it('asks for nothing more once it is set', () => {
    expect(said({ audience: { provider: 'server', settingsConfirmed: true } })).toHaveLength(1)
  })

  it('says where the lines of the log are, and refuses a log of whole addresses', () => {
    const where = (hosting: SiteConfig['hosting'], settingsConfirmed?: true) =>
      said({ hosting, audience: { provider: 'server', settingsConfirmed } })
    expect(where('nginx')[0]).toContain('/var/log/nginx/mesure.log')
    expect(where('apache')).toEqual([expect.stringMatching(/^fix .*choisissez alors matomo/)])
    expect(where('apache', true)).toEqual([expect.stringMatching(/^good /)])
  })

  it('says nothing where nobody counts', () => {
    expect(said({ audience: null })).toEqual([])
  })
})

it('asks what no program can see, until a key answers it', () => {
  const ask = (changes: Partial<SiteConfig['legal']>, lastEdition = '2026-11-20') =>
    [...remindersOf({ ...complete.config, ...withLegal(changes) }, lastEdition)].map(
      ({ message }) => message.split(' : ')[0],
    )
  expect(ask({})).toEqual([])
  expect(ask({ confirmed: { evidence: null, contracts: false, processors: true } })).toEqual([
    'legal.confirmed.evidence',
    'legal.confirmed.contracts',
  ])
  expect(ask({ review: null })).toEqual(['legal.review'])
  // Asked again when a text has a later edition.
  expect(ask({}, '2026-12-01')).toEqual(['legal.review'])
})
