import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { sirenOf } from '../questions/registry-numbers.ts'
import type { Answer } from './fields/KeyDescription.ts'
import { answersIn } from './settle-answers.ts'

function* checkVatNumber(answer: Answer): Problems {
  const siret = answer('legal.publisher.siret')
  const vatNumber = answer('legal.publisher.vatNumber')
  if (typeof siret !== 'string' || typeof vatNumber !== 'string') return
  const siren = sirenOf(siret)
  if (!vatNumber.endsWith(siren)) {
    yield fix('vat-of-other-company', inSite('legal.publisher.vatNumber'), { siren })
  }
}

/** Checks answers of `site.yaml` against one another, as far as they can be read. */
export function* checkCrossFieldRules(answers: unknown): Problems {
  const answer = answersIn(answers)
  yield* checkVatNumber(answer)
}
