import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { sirenOf } from '../questions/registry-numbers.ts'
import type { Answer } from './fields/KeyDescription.ts'
import { answersIn } from './settle-answers.ts'

/** The guarantee may ask clients to open at most this many slots for each appointment that it promises. */
const MAX_SLOTS_PER_APPOINTMENT = 3

function* checkVatNumber(answer: Answer): Problems {
  const siret = answer('legal.publisher.siret')
  const vatNumber = answer('legal.publisher.vatNumber')
  if (typeof siret !== 'string' || typeof vatNumber !== 'string') return
  const siren = sirenOf(siret)
  if (!vatNumber.endsWith(siren)) {
    yield fix('vat-of-other-company', inSite('legal.publisher.vatNumber'), { siren })
  }
}

function* checkOpenSlots(answer: Answer): Problems {
  const least = answer('promise.appointmentsPerMonth')
  const slots = answer('legal.guarantee.openSlots')
  if (typeof least !== 'number' || typeof slots !== 'number') return
  const most = MAX_SLOTS_PER_APPOINTMENT * least
  if (slots < least || slots > most) {
    yield fix('slots-out-of-reach', inSite('legal.guarantee.openSlots'), { slots, least, most })
  }
}

/** Checks answers of `site.yaml` against one another, as far as they can be read. */
export function* checkCrossFieldRules(answers: unknown): Problems {
  const answer = answersIn(answers)
  yield* checkVatNumber(answer)
  yield* checkOpenSlots(answer)
}
