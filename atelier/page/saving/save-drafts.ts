// Saves the owner's answers. Fields call `edit` at each key that is typed: the answer is a draft
// until the server has written it, and stays one if the server refuses it.
import type { WrittenValue } from '../../../owner/read/read-yaml.ts'
import { overlap, type Path, valueAt, withValue } from '../../../owner/values.ts'
import type { Change } from '../../server/files/Change.ts'
import { HttpError } from '../../server/HttpError.ts'
import type { Place } from '../../server/show-problem.ts'
import type { State } from '../api.ts'
import { fieldId } from '../fields/field-props.ts'
import { current, type Draft, isFileBroken, shownData, update } from '../use-atelier.ts'
import { askState } from './ask-state.ts'
import { recordTyped } from './record-step.ts'

export type SavedState = State & { written: Change[] }

/** Takes an answer from a field and saves it. An answer that is `undefined` removes the key. */
export function edit(file: string, path: Path, value: WrittenValue | undefined) {
  const rowPosition = path.findIndex((step) => typeof step === 'number')
  if (rowPosition < 0) {
    addDraft({ file, path }, value)
  } else {
    // A row's number changes when a row above is removed, so the whole list is saved as one answer.
    const list = { file, path: path.slice(0, rowPosition) }
    const rows = valueAt(shownData(file, current), list.path) ?? []
    addDraft(list, withValue(rows, path.slice(rowPosition), value) as WrittenValue)
  }
  void save()
}

function addDraft({ file, path }: Place, value: WrittenValue | undefined) {
  const place = { file, path: [...path] }
  const earlier = current.drafts.find((draft) => isSamePlace(draft, place))
  const draft: Draft = {
    ...place,
    value,
    before: valueBefore(place, earlier),
    isPending: true,
    // The messages of the refused answer stay on screen until the server has judged the new one.
    messages: earlier?.messages,
  }
  // An answer for a whole group replaces the drafts of all fields in it.
  const otherDrafts = current.drafts.filter((each) => !isWithin(each, place))
  update({ drafts: [...otherDrafts, draft], refusal: undefined })
}

/**
 * Gives the answer that was in the file when the owner began to type. If the file has changed since, the server
 * refuses the new answer and quotes the file. If the owner types again after that, the quoted answer may be
 * replaced.
 */
function valueBefore({ file, path }: Place, earlier: Draft | undefined): unknown {
  if (earlier?.isPending) return earlier.before
  return valueAt(current.state?.files[file]?.data, path)
}

const isSamePlace = (one: Place, other: Place) =>
  fieldId(one.file, one.path) === fieldId(other.file, other.path)

const isWithin = ({ file, path }: Place, group: Place) =>
  file === group.file && group.path.every((step, index) => step === path[index])

/** Runs one request at a time: a request that writes needs the state that the request before has left. */
export const inTurn = (request: () => Promise<void>) => navigator.locks.request('save', request)

/** Saves the drafts once earlier requests are answered, with what the owner has typed meanwhile. */
export const save = () =>
  inTurn(async () => {
    // A refused draft is sent again only together with a new one, which may make it acceptable.
    const hasPendingDraft = draftsToSend().some((draft) => draft.isPending)
    if (hasPendingDraft) await sendDrafts()
  })

/** @throws {HttpError} if a draft was not written */
export async function saveAll() {
  await save()
  if (current.drafts.length === 0) return
  const sentence = 'Une réponse n’est pas enregistrée : « Voir pourquoi », en haut, y mène.'
  throw new HttpError(409, sentence)
}

const draftsToSend = () => current.drafts.filter((draft) => !isFileBroken(draft, current))

/**
 * Sends all drafts. Callers pass this function to `inTurn`, so that one request writes at a time. An empty
 * list is sent too: it makes the server forget the answers that it refused last.
 */
export async function sendDrafts() {
  const sent = draftsToSend()
  const saved = await askState<SavedState>('change', { changes: sent })
  if (!saved) return
  update({ drafts: draftsAfter(saved, sent) })
  recordTyped(saved.written)
}

/** Lists the drafts that are left after a save: those that were refused, or typed during the save. */
function draftsAfter({ files, unfinished, written }: SavedState, sent: Draft[]): Draft[] {
  const remaining: Draft[] = []
  for (const draft of current.drafts) {
    const { file, path } = draft
    if (sent.includes(draft)) {
      remaining.push(...unfinished.filter((refused) => isSamePlace(refused, draft)))
    } else if (written.some((change) => change.file === file && overlap(change.path, path))) {
      // The owner typed on during the save. `before` becomes what was just saved: the server refuses an answer
      // whose `before` is not what the file holds.
      remaining.push({ ...draft, before: valueAt(files[file]?.data, path) })
    } else {
      remaining.push(draft)
    }
  }
  return remaining
}
