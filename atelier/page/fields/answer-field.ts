import { findService } from '../../../owner/questions/find-service.ts'
import { describeService } from '../../../services/describe-service.ts'
import { findProvider } from '../../../services/providers.ts'
import type { EmbedKind } from '../../../services/Service.ts'
import type { Field } from '../../server/list-fields.ts'
import { edit, stepOf, typedAnswer } from '../store.ts'

/**
 * Answers a question. What belongs to the former answer, such as the title of a film, is emptied. It comes back if the
 * former answer does while it is being typed: one sign of an address may be mended.
 */
export function answerField(field: Field, answer: string) {
  const { id, file, path } = field
  const before = stepOf(id)?.answers ?? {}
  const answers = { ...before, [id]: answer }
  for (const name of namesEmptied(field, before[id] ?? typedAnswer(id), answer)) {
    const emptied = [file, ...path.slice(0, -1), name].join('.')
    if (answers[emptied] ?? typedAnswer(emptied)) answers[emptied] = ''
  }
  edit(answers, id)
}

/** Names the answers, in the group of the field, that do not outlast its former answer. */
function namesEmptied(field: Field, former: string, answer: string): readonly string[] {
  const { path, clears = [], clearsAround = {}, clearsAtNewHost } = field
  if (clearsAtNewHost) {
    const [formerPage, page] = [former, answer].map((typed) => pageOf(path[0] as EmbedKind, typed))
    // An address that leads nowhere may be half typed.
    if (page === undefined || page === formerPage) return []
    return hostOf(page) === hostOf(formerPage) ? clears : [...clears, ...clearsAtNewHost]
  }
  const cleared = Object.entries(clearsAround).flatMap(([choice, names]) =>
    former && (former === choice) !== (answer === choice) ? names : [],
  )
  return [...clears, ...cleared]
}

/** Gives one address for all those at which a video or a calendar is found. An empty text leads to an empty one. */
function pageOf(kind: EmbedKind, typed: string): string | undefined {
  if (!typed) return ''
  const reading = findService(kind, typed)
  if ('refusal' in reading) return undefined
  const { provider, url } = reading.value
  const known = findProvider(kind, provider)
  return known && describeService(known, new URL(url), url).pageUrl
}

const hostOf = (page: string | undefined) => page && new URL(page).host
