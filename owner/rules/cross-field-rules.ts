import { type HostName, hosts } from '../../hosting/hosts.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { digitsOf, parseVatNumber, sirenOf } from '../schema/registry-numbers.ts'
import { answersIn } from '../schema/settle-answers.ts'

/** Checks values against one another, as far as each can be read: its problems come with all others. */
export function* checkCrossFieldRules(data: unknown): Problems {
  const answer = answersIn(data)
  const typed = (path: string) => String(answer(path) ?? '')
  const siret = digitsOf(typed('legal.publisher.siret'))
  const vat = parseVatNumber(typed('legal.publisher.vatNumber'))
  if (siret && vat?.endsWith(sirenOf(siret)) === false) {
    yield fix('vat-of-other-company', inSite('legal.publisher.vatNumber'), {
      siren: sirenOf(siret),
    })
  }
  const promised = Number(typed('promise.appointmentsPerMonth'))
  const slots = Number(typed('legal.guarantee.openSlots') || promised)
  if (promised && (slots < promised || slots > 3 * promised)) {
    const values = { slots, least: promised, most: 3 * promised }
    yield fix('slots-out-of-reach', inSite('legal.guarantee.openSlots'), values)
  }
  const hosting = typed('hosting')
  const host = Object.hasOwn(hosts, hosting) && hosts[hosting as HostName]
  if (typed('audience.provider') === 'server' && host && !host.countLog) {
    yield fix('no-log-to-count-in', inSite('audience.provider'), { host: host.title })
  }
}
