/*
 * Puts what the server answered on the owner's page: the state of the site, or why a request failed.
 */
import { HttpError } from '../../server/HttpError.ts'
import type { State } from '../api.ts'
import { current, update } from '../use-atelier.ts'

/** Shows a state from the server, unless a newer one is shown already. */
export function showState(state: State) {
  const { state: shown, isOffline, drafts } = current
  // A server that was started again counts its versions from 0, so its newer state may have a lower version.
  const isFromNewServer = isOffline
  if (shown && !isFromNewServer && state.version < shown.version) return
  update({
    state: { ...state, files: keepBrokenFiles(state.files, shown?.files) },
    // The server keeps the answers that it refused: a page that is loaded again takes them from there.
    drafts: shown ? drafts : state.unfinished,
    isOffline: false,
  })
}

/**
 * Keeps on screen what a file said before it was broken, because the server sends no data of a broken file.
 */
function keepBrokenFiles(files: State['files'], shownFiles: State['files'] = {}): State['files'] {
  const kept = { ...files }
  for (const [name, file] of Object.entries(files)) {
    if (file.isBroken) kept[name] = { ...shownFiles[name], ...file }
  }
  return kept
}

/**
 * Shows why a request failed. An error that is no `HttpError` is a mistake in our code, and is thrown again.
 */
export function showFailure(error: unknown) {
  if (!(error instanceof HttpError)) throw error
  const hasNoAnswer = error.status === 0
  if (hasNoAnswer) update({ isOffline: true })
  else update({ refusal: error })
}
