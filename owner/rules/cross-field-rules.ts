import { type HostName, hosts } from '../../hosting/hosts.ts'
import { fix } from '../problems/Finding.ts'
import type { Problem } from '../problems/Problem.ts'
import { digitsOf, parseVatNumber, sirenOf } from '../schema/registry-numbers.ts'
import { answersIn } from '../schema/settle-answers.ts'

/** Values that contradict one another: a message for each, which begins with the key to change. */
function* findDisagreements(typed: (path: string) => string): Generator<string> {
  const siret = digitsOf(typed('legal.publisher.siret'))
  const vat = parseVatNumber(typed('legal.publisher.vatNumber'))
  if (siret && vat?.endsWith(sirenOf(siret)) === false) {
    yield `legal.publisher.vatNumber : ce numéro ne finit pas par le SIREN « ${sirenOf(siret)} », les neuf premiers chiffres du SIRET. L’un des deux est à corriger.`
  }
  const promised = Number(typed('promise.appointmentsPerMonth'))
  const slots = Number(typed('legal.guarantee.openSlots') || promised)
  if (promised && (slots < promised || slots > 3 * promised)) {
    yield `legal.guarantee.openSlots : « ${slots} » ne convient pas. Écrivez un nombre de ${promised} à ${3 * promised} : moins, la garantie ne pourrait être tenue ; plus, le client ne pourrait remplir sa part.`
  }
  const hosting = typed('hosting')
  const host = Object.hasOwn(hosts, hosting) && hosts[hosting as HostName]
  if (typed('audience.provider') === 'server' && host && !host.countLog) {
    yield `audience.provider : avec « hosting: ${hosting} », personne ne vous donne un journal où compter. Écrivez « provider: matomo », ou choisissez node, nginx, caddy ou apache.`
  }
}

/**
 * Checks values against one another, as far as each can be read: its problems come with all others.
 */
export function checkCrossFieldRules(data: unknown): Problem[] {
  const answer = answersIn(data)
  const typed = (path: string) => String(answer(path) ?? '')
  return [...findDisagreements(typed)].map((message) => fix`${message}`)
}
