import { hosts } from '../../hosting/hosts.ts'
import { describeAudience } from '../../services/audience-providers.ts'
import type { SchedulingProvider } from '../../services/SchedulingProvider.ts'
import { schedulingProviders } from '../../services/scheduling-providers.ts'
import type { ThirdParty } from '../../src/embeds/consent.ts'
import { frenchDate } from '../../src/french-date.ts'
import type { Site } from '../../src/Site.ts'
import { isProvider, recogniseProvider } from '../embeds/describe-scheduling.ts'
import { aboutKey } from '../schema/describe-keys.ts'
import { ORIGINAL_DAY, type SiteConfig } from '../schema/site-schema.ts'
import { type Finding, fix, good, look } from './Finding.ts'

/** Names reserved for examples, ours included: nobody can be reached there. */
const EXAMPLE_ADDRESS =
  /(?:^|[./@])(?:(?:example|exemple)\.(?:com|org|net|fr)|mon-agence|[\w-]+\.(?:example|test|invalid|localhost))(?:[./:?#]|$)/i

export const isExampleAddress = (text: string) => EXAMPLE_ADDRESS.test(text)

/** Facts of our examples that no real company may show as its own. */
const exampleFacts = new Set(
  [
    ...['address', 'siren', 'siret', 'vatNumber', 'phone'].map((name) => `publisher.${name}`),
    'host.phone',
    'dataStorage.phone',
  ].map((key) => aboutKey(`legal.${key}`)?.example.replace(/\s/g, '')),
)
const isExampleFact = (text: string) =>
  /(?:^|\s)Exemple\b|^…$/.test(text) || exampleFacts.has(text.replace(/\s/g, ''))

/** Every text of the configuration, with the key where it stands. */
function textsIn(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]]
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    textsIn(inner, Array.isArray(value) ? `${key}[${name}]` : key ? `${key}.${name}` : name),
  )
}

/** What was copied from an example, or from the demonstration, and never replaced. */
function checkExamples(config: SiteConfig): Finding[] {
  return textsIn(config).flatMap(([key, text]) => {
    if (isExampleAddress(text)) {
      return [
        fix(
          `${key} : « ${text} » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.`,
        ),
      ]
    }
    if (isExampleFact(text)) {
      return [fix(`${key} : « ${text} » est un exemple. Écrivez ce qui est vrai pour vous.`)]
    }
    // With the demonstration video, `checkDemonstrations` says it for all three.
    return text.startsWith('media/demonstration.') && !isDemoVideo(config)
      ? [
          fix(
            `${key} : « ${text} » appartient à la vidéo de démonstration. Mettez votre fichier, ou retirez cette ligne.`,
          ),
        ]
      : []
  })
}

const isDemoVideo = ({ video }: SiteConfig) =>
  video.provider === 'file' && video.src.startsWith('media/demonstration.')

function checkDemonstrations(config: SiteConfig): Finding[] {
  return [
    ...(isDemoVideo(config)
      ? [
          fix(
            'video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « video: https://youtu.be/dQw4w9WgXcQ ».',
          ),
        ]
      : []),
    ...(config.scheduling.provider === 'demo'
      ? [
          fix(
            'scheduling : c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « scheduling: https://calendly.com/mon-agence/decouverte ».',
          ),
        ]
      : []),
  ]
}

function checkVideo({ video, legal }: SiteConfig): Finding[] {
  const hasCaptions = video.provider === 'file' ? video.captions : video.captionsConfirmed
  const host = `${legal.host.name ?? ''} ${legal.host.url ?? ''}`
  return [
    ...(hasCaptions
      ? []
      : [
          look(
            video.provider === 'file'
              ? 'video.captions : la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « captions: media/presentation.fr.vtt ».'
              : 'video.captionsConfirmed : la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Quand vous les y avez vus, écrivez « captionsConfirmed: oui ».',
          ),
        ]),
    ...(video.provider === 'file' && /cloudflare/i.test(host)
      ? [
          fix(
            'video : Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.',
          ),
        ]
      : []),
  ]
}

function checkConsent({ consent }: SiteConfig, parties: ThirdParty[]): Finding[] {
  const asking = parties.filter(({ service }) => service.noConsentSource === undefined)
  if (consent !== 'none' || asking.length === 0) return []
  const names = asking.map(({ service }) => service.name).join(' et ')
  return [
    fix(
      `consent : « none » fait appeler ${names} dès l’ouverture de la page d’accueil. L’article 82 de la loi Informatique et Libertés demande l’accord du visiteur avant tout traceur qui n’est pas indispensable. Retirez cette ligne, ou écrivez « consent: contextual ».`,
    ),
  ]
}

/** The Data Privacy Framework is a register of companies of the United States. */
function checkTransfers({ legal }: SiteConfig, parties: ThirdParty[]): Finding[] {
  const { host, transfers, dataStorage } = legal
  return [
    ...parties.map(({ purpose, service: { country } }) => ({
      key: `transfers.${purpose}`,
      country,
      basis: transfers[purpose],
    })),
    { key: 'transfers.host', country: host.country, basis: transfers.host },
    ...dataStorage.map(({ country, transfer }, index) => ({
      key: `dataStorage[${index}].transfer`,
      country,
      basis: transfer,
    })),
  ].flatMap(({ key, country, basis }) => {
    return basis === null ||
      basis === 'clauses' ||
      country === null ||
      country.startsWith('États-Unis')
      ? []
      : [
          fix(
            `legal.${key} : le Data Privacy Framework n’inscrit que des entreprises des États-Unis, et celle-ci est ailleurs (${country}). Retirez cette valeur, ou écrivez « clauses » si son contrat en contient.`,
          ),
        ]
  })
}

/** What was made of the addresses that the owner gave. */
export const sayUnderstood = ({ video, scheduling }: Pick<Site, 'video' | 'scheduling'>) => [
  ...(video.service ? [good(`video : ${video.service.name}, ${video.pageUrl}`)] : []),
  ...(scheduling.service
    ? [good(`scheduling : ${scheduling.service.name}, ${scheduling.pageUrl}`)]
    : []),
]

function checkSummary({ legal }: SiteConfig): Finding[] {
  const { summary, adBudgetPaidBy } = legal.guarantee
  const [jargon] =
    /Rendez-vous Patients?|Mois de mesure|Budget publicitaire|Nouveaux? patients?/.exec(
      summary ?? '',
    ) ?? []
  return [
    ...(summary === null
      ? [
          look(
            `legal.guarantee.summary : sous la promesse de la page d’accueil, dites les conditions en une phrase. Sans elle, la promesse n’est accompagnée que d’un lien vers les conditions${adBudgetPaidBy === 'client' ? ' et de la phrase sur le budget publicitaire' : ''}.`,
          ),
        ]
      : []),
    ...(jargon
      ? [
          look(
            `legal.guarantee.summary : « ${jargon} » est un mot du contrat. Sous le titre, dites-le avec les mots de vos clients.`,
          ),
        ]
      : []),
  ]
}

function checkDates({ legal }: SiteConfig, today: string): Finding[] {
  const dates = {
    'legal.updatedOn': legal.updatedOn,
    'legal.versionDate': legal.versionDate,
    'legal.transfers.checkedAt': legal.transfers.checkedAt,
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  const { checkedAt } = legal.transfers
  const isFilled = legal.publisher.name !== null
  return [
    ...Object.entries(dates)
      .filter(([, date]) => date !== null && date > today)
      .map(([key, date]) =>
        fix(
          `${key} : le ${frenchDate(date ?? '')} n’est pas encore arrivé. Écrivez « ${today} » ou une date passée.`,
        ),
      ),
    ...(checkedAt !== null && checkedAt < aYearAgo
      ? [
          look(
            `legal.transfers.checkedAt : votre dernière vérification des transferts date du ${frenchDate(checkedAt)}. Regardez de nouveau ce que dit chaque service, puis écrivez « ${today} ».`,
          ),
        ]
      : []),
    ...(isFilled && legal.updatedOn === null
      ? [
          fix(
            `legal.updatedOn : les mentions légales et la politique de confidentialité portent la date du ${frenchDate(ORIGINAL_DAY)}, mais vous les avez complétées depuis. Écrivez « ${today} ».`,
          ),
        ]
      : []),
  ]
}

/** What the law or the CNIL bounds, and an owner may have stretched. */
const checkDelays = ({ legal }: SiteConfig): Finding[] => [
  ...(legal.rightsRequestMonths > 1
    ? [
        fix(
          'legal.rightsRequestMonths : le RGPD (article 12) donne un mois pour répondre, et les textes disent déjà comment le prolonger. Écrivez « rightsRequestMonths: 1 ».',
        ),
      ]
    : []),
  ...(legal.retention.contactYears > 3
    ? [
        look(
          'legal.retention.contactYears : la CNIL recommande de ne pas garder plus de trois ans les coordonnées de qui ne répond plus. Au-delà, il faut pouvoir dire pourquoi.',
        ),
      ]
    : []),
]

/**
 * What the configuration alone tells.
 *
 * @param parties companies that the configured video and calendar belong to
 * @param today `2026-11-20`, in Paris
 */
export const checkConfiguration = (
  config: SiteConfig,
  parties: ThirdParty[],
  today: string,
): Finding[] => [
  ...checkExamples(config),
  ...checkDemonstrations(config),
  ...checkVideo(config),
  ...checkConsent(config, parties),
  ...checkTransfers(config, parties),
  ...checkDates(config, today),
  ...checkDelays(config),
  ...checkSummary(config),
  ...(config.noindex
    ? [
        look(
          'noindex : le site entier est caché aux moteurs de recherche. Écrivez « noindex: non » le jour de la publication.',
        ),
      ]
    : []),
]

/** What the owner has to set where visits are counted, for nobody has to be asked first. */
export function sayAudience({ audience, hosting }: SiteConfig): Finding[] {
  if (!audience) return []
  const { toSet, target } = describeAudience(audience)
  const where = audience.provider === 'server' ? hosts[hosting].countLog : target?.address
  return [
    good(`audience : les visites sont comptées. ${where}`),
    look(
      `audience : sans accord du visiteur, la mesure doit rester dans l’exemption de la CNIL. À régler vous-même :\n${toSet.map((order) => `    – ${order}`).join('\n')}`,
    ),
  ]
}

/** Where a calendar may lead after a booking, for whoever sets it there. */
export function sayThanks(
  { scheduling, url }: Pick<Site, 'scheduling' | 'url'>,
  config: SiteConfig,
) {
  const { service } = scheduling
  if (!service) return []
  const id = recogniseProvider(config.scheduling)
  const provider: SchedulingProvider | undefined = isProvider(id)
    ? schedulingProviders[id]
    : undefined
  const where =
    provider?.redirect ?? 'cherchez dans ses réglages une redirection après la réservation'
  const use = provider?.tells.includes('booked')
    ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
    : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  return [
    look(
      `scheduling : après une réservation, ${service.name} peut conduire à « ${url}/merci » (${where}), sans y joindre les réponses du visiteur. ${use}`,
    ),
  ]
}

/** What no program can see. */
export const remindersOf = ({ legal, video, consent }: SiteConfig): Finding[] => [
  look(
    'Garantie : un avocat a-t-il lu les articles 4, 6, 7, 10 et 11 des conditions générales, une fois remplis ? Une promesse précise vous engage. Si vous la changez ensuite dans legal.guarantee, augmentez legal.version et legal.versionDate : vos clients doivent savoir laquelle ils ont lue.',
  ),
  look(
    'Preuve : gardez un dossier daté qui montre d’où vient la promesse de la page d’accueil (période, nombre de clients, méthode de comptage). On peut vous le demander.',
  ),
  look(
    'Contrats : avez-vous un mandat écrit pour acheter l’espace publicitaire de vos clients (loi n° 93-122, article 20), un contrat de sous-traitance pour les coordonnées de leurs futurs patients (RGPD, article 28), et joignez-vous le formulaire de rétractation à ce qui se signe chez eux (Code de la consommation, article L. 221-3) ?',
  ),
  look(
    'Prestataires : avez-vous signé avec l’hébergeur, l’agenda en ligne, la messagerie et les outils de travail le contrat de l’article 28 du RGPD, et vérifié leurs garanties hors Union européenne et la durée des journaux de l’hébergeur (legal.retention.logMonths) ? Nommez dans legal.dataStorage ceux qui gardent des données pour vous.',
  ),
  ...(legal.dpo === 'none'
    ? [
        look(
          'Délégué : « dpo: none » a-t-il été relu par un avocat ? Les coordonnées des futurs patients de vos clients peuvent toucher à leur santé ; traitées à grande échelle, elles demandent un délégué à la protection des données (RGPD, article 37).',
        ),
      ]
    : []),
  ...(video.provider !== 'file' && consent === 'contextual' && video.captions === undefined
    ? [
        look(
          'Vidéo : sans fichier de sous-titres, un visiteur qui refuse ce service ne peut la regarder que chez lui. Avec « captions: media/presentation.fr.vtt » sous video, son texte se lit aussi sur la page.',
        ),
      ]
    : []),
]
