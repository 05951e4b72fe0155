import { type HostName, hosts } from '../../hosting/hosts.ts'
import type { Problem } from '../problems/said.ts'
import { parseSiren, parseSiret, parseVatNumber } from '../schema/registry-numbers.ts'
import { isYes, valueAt } from '../values.ts'

/** Values that contradict one another: a message for each, which begins with the key to change. */
function* findDisagreements(
  typed: (path: string) => string,
  companies: string[],
): Generator<string> {
  const publisher = (key: string) => typed(`legal.publisher.${key}`)
  const siren = parseSiren(publisher('siren')) ?? ''
  if (parseSiret(publisher('siret'))?.startsWith(siren) === false) {
    yield `legal.publisher.siret : ce numéro ne commence pas par le SIREN « ${siren} ». L’un des deux est à corriger.`
  }
  if (parseVatNumber(publisher('vatNumber'))?.endsWith(siren) === false) {
    yield `legal.publisher.vatNumber : ce numéro ne finit pas par le SIREN « ${siren} ». L’un des deux est à corriger.`
  }
  if (publisher('vatNumber') && publisher('vatExemptText')) {
    yield 'legal.publisher.vatExemptText : on a un numéro de TVA ou une franchise, pas les deux. Videz vatNumber ou vatExemptText.'
  }
  if (publisher('rcsCity') && isYes(publisher('isInRneOnly'))) {
    yield 'legal.publisher.isInRneOnly : le RNE ne se montre que sans numéro RCS. Écrivez « isInRneOnly: non », ou videz rcsCity.'
  }
  if (isYes(publisher('isSoleTrader')) && publisher('legalForm') + publisher('shareCapital')) {
    yield 'legal.publisher.isSoleTrader : un entrepreneur individuel n’a ni forme sociale ni capital. Videz legalForm et shareCapital, ou écrivez « isSoleTrader: non ».'
  }
  const promised = typed('promise.appointmentsPerMonth')
  const slots = typed('legal.guarantee.openSlots')
  if (slots && Number(slots) < Number(promised)) {
    yield `legal.guarantee.openSlots : « ${slots} » ne convient pas. Écrivez un nombre entier d’au moins ${promised} : on ne peut pas garantir ${promised} rendez-vous avec moins de créneaux.`
  }
  // Article 82 of the French data protection act: only a hidden trial may load trackers unasked.
  if (typed('consent') === 'none' && companies.length > 0 && !isYes(typed('noindex'))) {
    yield `consent : « none » ferait appeler ${companies.join(' et ')} sans l’accord du visiteur, que demande l’article 82 de la loi Informatique et Libertés. Retirez cette ligne, ou, pour un essai caché aux moteurs de recherche, écrivez « noindex: oui ».`
  }
  const hosting = typed('hosting')
  const host = Object.hasOwn(hosts, hosting) && hosts[hosting as HostName]
  if (typed('audience.provider') === 'server' && host && !host.countLog) {
    yield `audience.provider : avec « hosting: ${hosting} », personne ne vous donne le journal où compter, et cet hébergeur répond 405 à un POST. Écrivez « provider: matomo », ou choisissez node, nginx, caddy ou apache.`
  }
}

/**
 * Checks values against one another. Reads them as typed, so that its problems come with all others.
 *
 * @param companies that serve the video and the calendar, the owner's own excepted
 */
export function checkCrossFieldRules(data: unknown, companies: string[]): Problem[] {
  const typed = (path: string) => {
    const value = valueAt(data, path.split('.'))
    return typeof value === 'string' ? value : ''
  }
  return [...findDisagreements(typed, companies)].map((message) => {
    const [key = ''] = message.split(' : ')
    return { path: key.split('.'), message }
  })
}
