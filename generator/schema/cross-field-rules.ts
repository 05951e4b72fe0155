import { type HostName, hosts } from '../../hosting/hosts.ts'
import { parsePlainUrl } from '../../services/plain-url.ts'
import type { SchedulingProvider } from '../../services/SchedulingProvider.ts'
import { mistakeAt } from '../../services/scheduling-mistakes.ts'
import { schedulingProviders } from '../../services/scheduling-providers.ts'
import { isProvider, providerOfHost } from '../embeds/describe-scheduling.ts'
import { ORIGINAL_DAY } from './legal-schema.ts'
import { type Problem, problem } from './problem.ts'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'
import { type Path, valueAt } from './values.ts'

/** What was typed at a path, right or wrong; nothing where nothing was, or no plain value. */
type Typed = (path: string) => string | undefined

const isYes = (typed: string | undefined) => typed === 'oui' || typed === 'true'

/** Values that contradict one another: a message for each, which begins with the key to change. */
function* findDisagreements(typed: Typed): Generator<string> {
  const publisher = (key: string) => typed(`legal.publisher.${key}`) || undefined
  const siren = parseSiren(publisher('siren') ?? '')
  const siret = parseSiret(publisher('siret') ?? '')
  const vatNumber = parseVatNumber(publisher('vatNumber') ?? '')
  if (siren && siret && !siret.startsWith(siren)) {
    yield `legal.publisher.siret : « ${siret} » ne commence pas par le SIREN « ${siren} ». L’un des deux est à corriger.`
  }
  if (siren && vatNumber && !vatNumber.endsWith(siren)) {
    yield `legal.publisher.vatNumber : « ${vatNumber} » ne finit pas par le SIREN « ${siren} ». L’un des deux est à corriger.`
  }
  if (publisher('vatNumber') && publisher('vatExemptText')) {
    yield 'legal.publisher.vatExemptText : on a un numéro de TVA ou une franchise, pas les deux. Videz vatNumber ou vatExemptText.'
  }
  if (publisher('rcsCity') && isYes(publisher('isInRneOnly'))) {
    yield 'legal.publisher.isInRneOnly : le RNE ne se montre que sans numéro RCS. Écrivez « isInRneOnly: non », ou videz rcsCity.'
  }
  if (isYes(publisher('isSoleTrader')) && (publisher('legalForm') ?? publisher('shareCapital'))) {
    yield 'legal.publisher.isSoleTrader : un entrepreneur individuel n’a ni forme sociale ni capital. Videz legalForm et shareCapital, ou écrivez « isSoleTrader: non ».'
  }
  const updatedOn = typed('legal.updatedOn') ?? ORIGINAL_DAY
  if (/^\d{4}-/.test(updatedOn) && updatedOn < ORIGINAL_DAY) {
    yield `legal.updatedOn : « ${updatedOn} » ne convient pas. Écrivez une date à partir de « ${ORIGINAL_DAY} », ou rien.`
  }
  const promised = typed('promise.appointmentsPerMonth')
  const slots = typed('legal.guarantee.openSlots')
  if (Number(slots) < Number(promised)) {
    yield `legal.guarantee.openSlots : « ${slots} » ne convient pas. Écrivez un nombre entier d’au moins ${promised} : on ne peut pas garantir ${promised} rendez-vous avec moins de créneaux.`
  }
}

/** Counting in a log needs one: those hosts keep theirs, or give it without its lines. */
function checkAudience(typed: Typed): Problem[] {
  const host = typed('hosting')
  const isKnown = (name = ''): name is HostName => Object.hasOwn(hosts, name)
  if (typed('audience.provider') !== 'server' || !isKnown(host)) return []
  if (hosts[host].countLog) return []
  const fix = `Avec « hosting: ${host} », personne ne vous donne le journal où compter, et cet hébergeur répond 405 à un POST. Écrivez « provider: matomo », ou choisissez node, nginx, caddy ou apache.`
  return [problem(['audience', 'provider'], 'server', fix)]
}

/** Software that anyone may run: the pages have to say who does. */
const ownHostKeys = [
  ['country', 'Écrivez en français le pays de qui tient cet agenda, par exemple « France ».'],
  [
    'privacyPolicy',
    'Écrivez l’adresse de la politique de confidentialité de qui tient cet agenda, par exemple « https://agenda.exemple.fr/confidentialite ».',
  ],
] as const

/** Cal.com's page for frames stays invisible to a parent that does not speak its language. */
function checkFramedPage(path: Path, address: string, url: URL | undefined): Problem[] {
  if (!url || !/\/embed\/?$/.test(url.pathname)) return []
  const isCal = schedulingProviders['cal-com'].isHost(url.host)
  if (!isCal && !url.searchParams.has('embedType')) return []
  const right = url.origin + url.pathname.replace(/\/embed\/?$/, '')
  const fix = `Cette page de Cal.com resterait invisible. Écrivez « provider: cal-com » et « url: ${right} ».`
  return [problem(path, address, fix)]
}

/** The booking page belongs to the service, be it named or recognised. */
function checkCalendar(typed: Typed): Problem[] {
  const named = typed('scheduling.provider')
  const address = typed('scheduling.url')
  if (address === undefined) return []
  const path = ['scheduling', 'url']
  const url = parsePlainUrl(address)
  const mistake = url && mistakeAt(url)
  if (mistake) return [problem(path, address, mistake)]
  if (named === 'page') return checkFramedPage(path, address, url)
  if (named !== undefined && !isProvider(named)) return []
  const id = named ?? (url && providerOfHost(url.host))
  if (!id) {
    const fix = url
      ? 'Aucun service connu ne répond à cette adresse. Vérifiez-la, ou écrivez « provider: page » avec name, country et privacyPolicy.'
      : `Écrivez l’adresse de votre page de réservation, en https et sans port, par exemple « ${schedulingProviders.calendly.example} ».`
    return [problem(path, address, fix)]
  }
  const provider: SchedulingProvider = schedulingProviders[id]
  const { service, example, isHost, ownHost } = provider
  if (url && (isHost(url.host) || ownHost) && provider.path.test(url.pathname)) {
    const missing = ownHost === 'another company' && !isHost(url.host) ? ownHostKeys : []
    return missing
      .filter(([key]) => typed(`scheduling.${key}`) === undefined)
      .map(([key, fix]) => problem(['scheduling', key], undefined, fix))
  }
  const order = `Écrivez l’adresse d’une page de réservation ${service.name}, par exemple « ${example} »`
  const other = url && providerOfHost(url.host)
  const fix =
    other && other !== id
      ? `${order}, ou « provider: ${other} ».`
      : named && url && !isHost(url.host)
        ? `${order}, ou « provider: page » s’il s’agit d’un autre service.`
        : `${order}.`
  return [problem(path, address, fix)]
}

/** Checks values against one another. Reads them as typed, so that its problems come with all others. */
export function checkCrossFieldRules(data: unknown): Problem[] {
  const typed: Typed = (path) => {
    const value = valueAt(data, path.split('.'))
    return typeof value === 'string' ? value : undefined
  }
  const disagreements = [...findDisagreements(typed)].map((message) => {
    const [key = ''] = message.split(' : ')
    return { path: key.split('.'), message }
  })
  return [...disagreements, ...checkAudience(typed), ...checkCalendar(typed)]
}
