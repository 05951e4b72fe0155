import { type HostName, hosts } from '../../hosting/hosts.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import type { Answer } from '../schema/fields/field.ts'
import { digitsOf, parseVatNumber, sirenOf } from '../schema/fields/registry-numbers.ts'
import { answersIn } from '../schema/settle-answers.ts'

/** The guarantee asks clients to open at most this many slots for each appointment that it promises. */
const MAX_SLOTS_PER_APPOINTMENT = 3

const textOf = (answer: Answer, key: string) => String(answer(key) ?? '')

/** A French VAT number ends with the SIREN of its company. */
function* checkVatNumber(answer: Answer): Problems {
  const siret = digitsOf(textOf(answer, 'legal.publisher.siret'))
  const vatNumber = parseVatNumber(textOf(answer, 'legal.publisher.vatNumber'))
  if (!siret || !vatNumber) return
  const siren = sirenOf(siret)
  if (!vatNumber.endsWith(siren)) {
    yield fix('vat-of-other-company', inSite('legal.publisher.vatNumber'), { siren })
  }
}

/** Clients who open fewer slots than promised appointments could never get them all. */
function* checkOpenSlots(answer: Answer): Problems {
  const promised = Number(textOf(answer, 'promise.appointmentsPerMonth'))
  const written = textOf(answer, 'legal.guarantee.openSlots')
  if (!promised || !written) return
  const slots = Number(written)
  const most = MAX_SLOTS_PER_APPOINTMENT * promised
  if (slots < promised || slots > most) {
    const values = { slots, least: promised, most }
    yield fix('slots-out-of-reach', inSite('legal.guarantee.openSlots'), values)
  }
}

/** Counting visits in the log of the server needs a host that gives this log. */
function* checkCountLog(answer: Answer): Problems {
  const hosting = textOf(answer, 'hosting')
  if (textOf(answer, 'audience.provider') !== 'server' || !Object.hasOwn(hosts, hosting)) return
  const { countLog, title } = hosts[hosting as HostName]
  if (!countLog) yield fix('no-log-to-count-in', inSite('audience.provider'), { host: title })
}

/**
 * Checks answers against one another. An answer that cannot be read is left out, so that these problems
 * come together with those of single answers.
 *
 * @param answers of `site.yaml`, as they were typed
 */
export function* checkCrossFieldRules(answers: unknown): Problems {
  const answer = answersIn(answers)
  yield* checkVatNumber(answer)
  yield* checkOpenSlots(answer)
  yield* checkCountLog(answer)
}
