import { type HostName, hosts } from '../../hosting/hosts.ts'
import { ORIGINAL_DAY } from './legal-schema.ts'
import { type Problem, problem } from './problem.ts'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'
import { valueAt } from './values.ts'

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
  return [...disagreements, ...checkAudience(typed)]
}
