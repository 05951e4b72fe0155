import type { TypedAnswers } from '../../protocol.ts'
import type { Field } from '../../server/list-fields.ts'
import { current, typedAnswer } from '../store.ts'

const hostIn = (typed: string) => /https?:\/\/([^/?#\s"']+)/.exec(typed)?.[1]

/**
 * Empties the answers that belong to the former answer: of a film its title, of an address who runs its host.
 *
 * @param field with its former answer
 */
export function emptiedBy(field: Field, answer: string): TypedAnswers {
  const { file, path, value, clears = [], clearsAround = {}, clearsAtNewHost = [] } = field
  const names = [...clears]
  for (const [choice, cleared] of Object.entries(clearsAround)) {
    if (value && (value === choice) !== (answer === choice)) names.push(...cleared)
  }
  if (hostIn(value) !== hostIn(answer)) names.push(...clearsAtNewHost)
  const ids = names.map((name) => [file, ...path.slice(0, -1), name].join('.'))
  return Object.fromEntries(ids.filter((id) => typedAnswer(current, id)).map((id) => [id, '']))
}
