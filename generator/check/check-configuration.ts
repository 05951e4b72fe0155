import { hosts } from '../../hosting/hosts.ts'
import { describeAudience } from '../../services/audience-providers.ts'
import { providerOf, tells } from '../../services/providers.ts'
import type { ThirdParty } from '../../src/embeds/consent.ts'
import { frenchDate } from '../../src/formats/dates.ts'
import type { Site } from '../../src/Site.ts'
import { aboutKey } from '../schema/describe-keys.ts'
import { ORIGINAL_DAY } from '../schema/legal-schema.ts'
import { nameOf } from '../schema/problem.ts'
import type { SiteConfig } from '../schema/site-schema.ts'
import { textsIn } from '../schema/values.ts'
import { type Finding, type Findings, fix, good, look } from './Finding.ts'

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

/** What was copied from an example, or from the demonstration, and never replaced. */
function* checkExamples(config: SiteConfig): Findings {
  for (const [path, text] of textsIn(config)) {
    const key = nameOf(path)
    if (isExampleAddress(text)) {
      yield fix`${key} : « ${text} » est une adresse d’exemple, où personne ne répond. Écrivez la vôtre.`
    } else if (isExampleFact(text)) {
      yield fix`${key} : « ${text} » est un exemple. Écrivez ce qui est vrai pour vous.`
    } else if (text.startsWith('media/demonstration.') && !isDemoVideo(config)) {
      // With the demonstration video, `checkDemonstrations` says it for all three.
      yield fix`${key} : « ${text} » appartient à la vidéo de démonstration. Mettez votre fichier, ou retirez cette ligne.`
    }
  }
}

const isDemoVideo = ({ video }: SiteConfig) =>
  video.provider === 'file' && video.src.startsWith('media/demonstration.')

function* checkDemonstrations(config: SiteConfig): Findings {
  if (isDemoVideo(config)) {
    yield fix`video : c’est la vidéo de démonstration. Donnez l’adresse de la vôtre, par exemple « video: https://youtu.be/dQw4w9WgXcQ ».`
  }
  if (config.scheduling.provider === 'demo') {
    yield fix`scheduling : c’est l’agenda de démonstration, qui n’enregistre rien. Donnez l’adresse du vôtre, par exemple « scheduling: https://calendly.com/mon-agence/decouverte ».`
  }
}

function* checkVideo({ video, legal }: SiteConfig): Findings {
  if (video.provider !== 'file') {
    if (video.captionsConfirmed) return
    yield look`video.captionsConfirmed : la vidéo a-t-elle des sous-titres français chez son hébergeur ? Le site ne peut pas le voir. Quand vous les y avez vus, écrivez « captionsConfirmed: oui ».`
    return
  }
  if (!video.captions) {
    yield look`video.captions : la vidéo n’a pas de sous-titres. Qui n’entend pas, ou regarde sans le son, n’en saura rien. Ajoutez un fichier WebVTT, par exemple « captions: media/presentation.fr.vtt ».`
  }
  if (/cloudflare/i.test(`${legal.host.name} ${legal.host.url}`)) {
    yield fix`video : Cloudflare ne sait pas envoyer une vidéo par morceaux (requêtes « Range ») : elle ne se lit pas sur iPhone ni dans Safari. Confiez-la à un service de vidéo, ou changez d’hébergeur.`
  }
}

function* checkConsent({ consent }: SiteConfig, parties: ThirdParty[]): Findings {
  const asking = parties.filter(({ service }) => service.noConsentSource === undefined)
  if (consent !== 'none' || asking.length === 0) return
  const names = asking.map(({ service }) => service.name).join(' et ')
  yield fix`consent : « none » fait appeler ${names} dès l’ouverture de la page d’accueil. L’article 82 de la loi Informatique et Libertés demande l’accord du visiteur avant tout traceur qui n’est pas indispensable. Retirez cette ligne, ou écrivez « consent: contextual ».`
}

/** The European Economic Area. */
const EEA =
  /^(?:Allemagne|Autriche|Belgique|Bulgarie|Chypre|Croatie|Danemark|Espagne|Estonie|Finlande|France|Grèce|Hongrie|Irlande|Islande|Italie|Lettonie|Liechtenstein|Lituanie|Luxembourg|Malte|Norvège|Pays-Bas|Pologne|Portugal|Roumanie|Slovaquie|Slovénie|Suède|Tchéquie)\b/

/**
 * Countries that the European Commission holds to protect data as the Union does: Brésil by the decision
 * (EU) 2026/179 of 26 January 2026; Canada by 2002/2/EC, which covers companies, not public bodies.
 */
const ADEQUATE =
  /^(?:Andorre|Argentine|Brésil|Canada|Corée du Sud|Israël|Japon|Nouvelle-Zélande|Royaume-Uni|Suisse|Uruguay)\b/

/** Where an answer may not be: the law names countries, not what companies do in them. */
const impossibleTransfers: Record<string, (country: string) => string | false> = {
  none: (country) =>
    !EEA.test(country) &&
    'ne suffit pas : une entreprise hors de l’Espace économique européen peut y lire ses données',
  adequacy: (country) =>
    !ADEQUATE.test(country) && 'ne convient pas : ce pays n’a pas de décision d’adéquation',
  dpf: (country) =>
    !country.startsWith('États-Unis') &&
    'ne convient pas : ce registre n’inscrit que des entreprises des États-Unis',
}

function* checkTransfers({ legal }: SiteConfig, parties: ThirdParty[]): Findings {
  const { host, transfers, dataStorage } = legal
  const answers = [
    ...parties.map(
      ({ purpose, service: { country } }) =>
        [`transfers.${purpose}`, country, transfers[purpose]] as const,
    ),
    ['transfers.host', host.country, transfers.host] as const,
    ...dataStorage.map(
      ({ country, transfer }, index) =>
        [`dataStorage[${index}].transfer`, country, transfer] as const,
    ),
  ]
  for (const [key, country, answer] of answers) {
    const rule = impossibleTransfers[answer === 'both' ? 'dpf' : (answer ?? '')]
    const fault = country && rule?.(country)
    if (!fault) continue
    yield fix`legal.${key} : « ${answer ?? ''} » ${fault} (${country}). Regardez son contrat, puis écrivez « clauses » s’il contient les clauses contractuelles types, ou une autre réponse qui soit la sienne.`
  }
}

/** Hosts that are one company: the name in the legal notices is theirs. */
function* checkHost({ hosting, legal }: SiteConfig): Findings {
  const { name } = legal.host
  const [named] = /netlify|cloudflare|vercel/.exec(name?.toLowerCase() ?? '') ?? []
  const served = /netlify|cloudflare|vercel/.test(hosting) ? hosting : undefined
  if (name === null || named === served) return
  yield fix`legal.host.name : les mentions légales nomment « ${name} », et « hosting: ${hosting} » prépare le site pour un autre hébergeur. Corrigez l’un des deux.`
}

/** What would be said of future patients, and cannot be true at once. */
function* checkFuturePatients({ legal }: SiteConfig): Findings {
  const { weSee, healthData } = legal.futurePatients
  if (weSee === 'demande' && healthData === 'aucune') {
    yield fix`legal.futurePatients.healthData : vous lisez ce que la personne écrit à un psychologue, ce qui peut révéler son état de santé. Écrivez « healthData: consentement », ou « weSee: coordonnées ».`
  }
}

/** What was made of the addresses that the owner gave. */
export function* sayUnderstood({
  video,
  scheduling,
}: Pick<Site, 'video' | 'scheduling'>): Findings {
  for (const [key, { service, pageUrl }] of Object.entries({ video, scheduling })) {
    if (service) yield good`${key} : ${service.name}, ${pageUrl}`
  }
}

function* checkSummary({ legal }: SiteConfig): Findings {
  const { summary } = legal.guarantee
  if (summary === null) {
    yield fix`legal.guarantee.summary : sous la promesse de la page d’accueil, dites ses conditions en une phrase, par exemple « ${aboutKey('legal.guarantee.summary')?.example ?? ''} ».`
    return
  }
  const [jargon] =
    /Rendez-vous Patients?|Mois de mesure|Budget publicitaire|Nouveaux? patients?/.exec(summary) ??
    []
  if (jargon) {
    yield look`legal.guarantee.summary : « ${jargon} » est un mot du contrat. Sous le titre, dites-le avec les mots de vos clients.`
  }
}

function* checkDates({ legal }: SiteConfig, today: string): Findings {
  const { updatedOn, versionDate, transfers, publisher } = legal
  const dates = {
    'legal.updatedOn': updatedOn,
    'legal.versionDate': versionDate,
    'legal.transfers.checkedAt': transfers.checkedAt,
  }
  for (const [key, date] of Object.entries(dates)) {
    if (date !== null && date > today) {
      yield fix`${key} : le ${frenchDate(date)} n’est pas encore arrivé. Écrivez « ${today} » ou une date passée.`
    }
  }
  const aYearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  if (transfers.checkedAt !== null && transfers.checkedAt < aYearAgo) {
    yield look`legal.transfers.checkedAt : votre dernière vérification des transferts date du ${frenchDate(transfers.checkedAt)}. Regardez de nouveau ce que dit chaque service, puis écrivez « ${today} ».`
  }
  if (publisher.name !== null && updatedOn === null) {
    yield fix`legal.updatedOn : les mentions légales et la politique de confidentialité portent la date du ${frenchDate(ORIGINAL_DAY)}, mais vous les avez complétées depuis. Écrivez « ${today} ».`
  }
}

function* checkVisibility({ noindex }: SiteConfig): Findings {
  if (noindex) {
    yield look`noindex : le site entier est caché aux moteurs de recherche. Écrivez « noindex: non » le jour de la publication.`
  }
}

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
  ...checkHost(config),
  ...checkFuturePatients(config),
  ...checkDates(config, today),
  ...checkSummary(config),
  ...checkVisibility(config),
]

/** What the owner has to set where visits are counted, for nobody has to be asked first. */
export function* sayAudience({ audience, hosting }: SiteConfig): Findings {
  if (!audience) return
  const { toSet, target } = describeAudience(audience)
  const isInLog = audience.provider === 'server'
  if (isInLog && hosting === 'apache' && !audience.settingsConfirmed) {
    yield fix`audience : ${hosts.apache.countLog ?? ''} Sur votre propre serveur, une fois la ligne incluse, écrivez « settingsConfirmed: oui ».`
    return
  }
  yield good`audience : les visites sont comptées. ${(isInLog ? hosts[hosting].countLog : target?.address) ?? ''}`
  if (audience.settingsConfirmed) return
  const orders = toSet.map((order) => `    – ${order}`).join('\n')
  yield look`audience : sans accord du visiteur, la mesure doit rester dans l’exemption de la CNIL. Quand ces réglages sont faits, écrivez « settingsConfirmed: oui » :\n${orders}`
}

/** Where a calendar may lead after a booking, for whoever sets it there. */
export function* sayThanks(
  { scheduling, url }: Pick<Site, 'scheduling' | 'url'>,
  config: SiteConfig,
): Findings {
  const { service } = scheduling
  const { provider, leadsToThanks } = config.scheduling
  if (!service || leadsToThanks !== undefined) return
  const where =
    providerOf('scheduling', provider)?.redirect ??
    'cherchez dans ses réglages une redirection après la réservation'
  const use = tells('scheduling', provider, 'booked')
    ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
    : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  yield look`scheduling : après une réservation, ${service.name} peut conduire à « ${url}/merci » (${where}), sans y joindre les réponses du visiteur. ${use} Quand c’est réglé, écrivez « leadsToThanks: oui » ; si vous y renoncez, « non ».`
}

const acts = {
  evidence:
    'un dossier daté montre-t-il d’où vient la promesse de la page d’accueil (période, nombre de clients, méthode de comptage) ? On peut vous le demander.',
  contracts:
    'le contrat de vos clients contient-il le mandat d’achat d’espace (loi n° 93-122, article 20), les critères d’acceptation d’une demande, le rôle de chacun pour les données des futurs patients, et, signé chez eux, l’information et le formulaire de rétractation ? Aucun paiement avant sept jours : deux ans d’emprisonnement et 150 000 € (Code de la consommation, articles L. 221-10 et L. 242-7).',
  processors:
    'avez-vous signé avec l’hébergeur, l’agenda, la messagerie et les outils de travail le contrat de l’article 28 du RGPD, vérifié la durée des journaux de l’hébergeur (legal.retention.logMonths), et nommé dans legal.dataStorage ceux qui gardent des données pour vous ?',
} as const

/**
 * What no program can see: each point has a key that answers it.
 *
 * @param lastEdition the latest day that the texts bear, `2026-11-20`
 */
export function* remindersOf({ legal }: SiteConfig, lastEdition: string): Findings {
  const { confirmed, review } = legal
  for (const [name, question] of Object.entries(acts)) {
    if (confirmed[name as keyof typeof acts]) continue
    yield look`legal.confirmed.${name} : ${question} Quand c’est fait, écrivez « ${name}: oui ».`
  }
  if (review && review.on >= lastEdition) return
  const since = review
    ? ` Sa relecture du ${frenchDate(review.on)} est plus ancienne que les textes, du ${frenchDate(lastEdition)}.`
    : ''
  yield look`legal.review : un avocat a-t-il relu les textes, une fois remplis ?${since} Ce qu’il faut lui montrer est dans docs/avocat.md. Ensuite, écrivez dessous « by: » et son nom, « on: » et le jour.`
}
