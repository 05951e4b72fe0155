import { findService } from '../../../owner/read/find-service.ts'
import { describeService } from '../../../services/describe-service.ts'
import { type EmbedKind, findProvider } from '../../../services/providers.ts'
import type { TypedAnswers } from '../../protocol.ts'
import type { Field } from '../../server/list-fields.ts'
import { current, typedAnswer } from '../store.ts'

/** True for the address of a video or a calendar. */
export const isEmbed = ({ clearsAtNewHost }: Field) => clearsAtNewHost !== undefined

/**
 * Empties the answers that belong to the former answer, such as the title of a film.
 *
 * @param field with its former answer
 */
export function emptiedBy(field: Field, answer: string): TypedAnswers {
  const { value, clears = [], clearsAround = {} } = field
  const names = [...clears]
  for (const [choice, cleared] of Object.entries(clearsAround)) {
    if (value && (value === choice) !== (answer === choice)) names.push(...cleared)
  }
  return emptied(field, names)
}

/** The page that an address field led to last, by the field's `id`; empty where it has led to none. */
const lastPages = new Map<string, string>()

/** Keeps in mind the video or the calendar of a field, before its address is changed. */
export function rememberEmbed({ id, path, value }: Field) {
  const page = value ? pageOf(path[0] as EmbedKind, value) : (lastPages.get(id) ?? '')
  if (page !== undefined) lastPages.set(id, page)
}

/**
 * Empties the answers that belong to the video or the calendar before: its title, who runs its host. The same one at
 * an address that is written otherwise keeps them, and so does an address that is empty or leads nowhere.
 *
 * @param field with its new answer
 */
export function emptiedByEmbed(field: Field): TypedAnswers {
  const { id, path, value, clears = [], clearsAtNewHost = [] } = field
  const page = pageOf(path[0] as EmbedKind, value)
  const former = lastPages.get(id)
  if (page === undefined) return {}
  lastPages.set(id, page)
  if (former === undefined || page === former) return {}
  const isSameHost = former && new URL(former).host === new URL(page).host
  return emptied(field, isSameHost ? clears : [...clears, ...clearsAtNewHost])
}

/** Gives one address for all those at which a video or a calendar is found. */
function pageOf(kind: EmbedKind, typed: string): string | undefined {
  const reading = findService(kind, typed)
  if ('refusal' in reading) return undefined
  const { provider, url } = reading.value
  const known = findProvider(kind, provider)
  return known && describeService(known, new URL(url), url).pageUrl
}

function emptied({ file, path }: Field, names: readonly string[]): TypedAnswers {
  const ids = names.map((name) => [file, ...path.slice(0, -1), name].join('.'))
  return Object.fromEntries(ids.filter((id) => typedAnswer(current, id)).map((id) => [id, '']))
}
