import { hosts } from '../../hosting/hosts.ts'
import { describeAudience } from '../../services/audience-providers.ts'
import type { SchedulingProvider } from '../../services/SchedulingProvider.ts'
import { schedulingProviders, tells } from '../../services/scheduling-providers.ts'
import { frenchDate } from '../../src/dates.ts'
import type { ThirdParty } from '../../src/embeds/consent.ts'
import type { Site } from '../../src/Site.ts'
import { isProvider, recogniseProvider } from '../embeds/describe-scheduling.ts'
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

/** The Data Privacy Framework is a register of companies of the United States. */
function* checkTransfers({ legal }: SiteConfig, parties: ThirdParty[]): Findings {
  const { host, transfers, dataStorage } = legal
  const bases = [
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
  for (const [key, country, basis] of bases) {
    if (!basis || basis === 'clauses' || !country || country.startsWith('États-Unis')) continue
    yield fix`legal.${key} : le Data Privacy Framework n’inscrit que des entreprises des États-Unis, et celle-ci est ailleurs (${country}). Retirez cette valeur, ou écrivez « clauses » si son contrat en contient.`
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
  const { summary, adBudgetPaidBy } = legal.guarantee
  if (summary === null) {
    const budget = adBudgetPaidBy === 'client' ? ' et de la phrase sur le budget publicitaire' : ''
    yield look`legal.guarantee.summary : sous la promesse de la page d’accueil, dites les conditions en une phrase. Sans elle, la promesse n’est accompagnée que d’un lien vers les conditions${budget}.`
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

/** What the law or the CNIL bounds, and an owner may have stretched. */
function* checkDelays({ legal }: SiteConfig): Findings {
  if (legal.rightsRequestMonths > 1) {
    yield fix`legal.rightsRequestMonths : le RGPD (article 12) donne un mois pour répondre, et les textes disent déjà comment le prolonger. Écrivez « rightsRequestMonths: 1 ».`
  }
  if (legal.retention.contactYears > 3) {
    yield look`legal.retention.contactYears : la CNIL recommande de ne pas garder plus de trois ans les coordonnées de qui ne répond plus. Au-delà, il faut pouvoir dire pourquoi.`
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
  ...checkDates(config, today),
  ...checkDelays(config),
  ...checkSummary(config),
  ...checkVisibility(config),
]

/** What the owner has to set where visits are counted, for nobody has to be asked first. */
export function* sayAudience({ audience, hosting }: SiteConfig): Findings {
  if (!audience) return
  const { toSet, target } = describeAudience(audience)
  const where = audience.provider === 'server' ? hosts[hosting].countLog : target?.address
  const orders = toSet.map((order) => `    – ${order}`).join('\n')
  yield good`audience : les visites sont comptées. ${where ?? ''}`
  yield look`audience : sans accord du visiteur, la mesure doit rester dans l’exemption de la CNIL. À régler vous-même :\n${orders}`
}

/** Where a calendar may lead after a booking, for whoever sets it there. */
export function* sayThanks(
  { scheduling, url }: Pick<Site, 'scheduling' | 'url'>,
  config: SiteConfig,
): Findings {
  const { service } = scheduling
  if (!service) return
  const id = recogniseProvider(config.scheduling)
  const provider: SchedulingProvider | undefined = isProvider(id)
    ? schedulingProviders[id]
    : undefined
  const where =
    provider?.redirect ?? 'cherchez dans ses réglages une redirection après la réservation'
  const use =
    isProvider(id) && tells(id, 'booked')
      ? 'Qui réserve dans un autre onglet lit alors la suite sur votre site.'
      : `C’est ainsi que la page d’accueil apprend qu’un appel est réservé : ${service.name} ne le lui dit pas autrement.`
  yield look`scheduling : après une réservation, ${service.name} peut conduire à « ${url}/merci » (${where}), sans y joindre les réponses du visiteur. ${use}`
}

/** What no program can see. */
export function* remindersOf({ legal, video, consent }: SiteConfig): Findings {
  yield look`Garantie : un avocat a-t-il lu les articles 4, 6, 7, 10 et 11 des conditions générales, une fois remplis ? Une promesse précise vous engage. Si vous la changez ensuite dans legal.guarantee, augmentez legal.version et legal.versionDate : vos clients doivent savoir laquelle ils ont lue.`
  yield look`Preuve : gardez un dossier daté qui montre d’où vient la promesse de la page d’accueil (période, nombre de clients, méthode de comptage). On peut vous le demander.`
  yield look`Contrats : avez-vous un mandat écrit pour acheter l’espace publicitaire de vos clients (loi n° 93-122, article 20), un contrat de sous-traitance pour les coordonnées de leurs futurs patients (RGPD, article 28), et joignez-vous le formulaire de rétractation à ce qui se signe chez eux (Code de la consommation, article L. 221-3) ?`
  yield look`Prestataires : avez-vous signé avec l’hébergeur, l’agenda en ligne, la messagerie et les outils de travail le contrat de l’article 28 du RGPD, et vérifié leurs garanties hors Union européenne et la durée des journaux de l’hébergeur (legal.retention.logMonths) ? Nommez dans legal.dataStorage ceux qui gardent des données pour vous.`
  if (legal.dpo === 'none') {
    yield look`Délégué : « dpo: none » a-t-il été relu par un avocat ? Les coordonnées des futurs patients de vos clients peuvent toucher à leur santé ; traitées à grande échelle, elles demandent un délégué à la protection des données (RGPD, article 37).`
  }
  if (video.provider !== 'file' && consent === 'contextual' && video.captions === undefined) {
    yield look`Vidéo : sans fichier de sous-titres, un visiteur qui refuse ce service ne peut la regarder que chez lui. Avec « captions: media/presentation.fr.vtt » sous video, son texte se lit aussi sur la page.`
  }
}
