import { HttpError } from '../../server/HttpError.ts'
import { ask, type State } from '../api.ts'
import { current, update } from '../use-atelier.ts'

/**
 * Sends a request, and shows on the owner's page the state of the site that answers it, or why it
 * failed. Gives the answer; `undefined` if the request failed.
 */
export async function askState<Answer extends State>(path: string, body: object) {
  try {
    const answer = await ask<Answer>(path, body)
    showState(answer)
    return answer
  } catch (error) {
    // Any other error is a mistake in our code.
    if (!(error instanceof HttpError)) throw error
    const hasNoAnswer = error.status === 0
    update(hasNoAnswer ? { isOffline: true } : { refusal: error })
    return undefined
  }
}

/** Shows a state from the server, unless a newer one is shown already. */
export function showState(state: State) {
  const { state: shown, isOffline, drafts } = current
  // A server that was started again counts from 0: its newer state may have a lower version.
  const isFromNewServer = isOffline
  if (shown && !isFromNewServer && state.version < shown.version) return
  const files: State['files'] = {}
  for (const [name, file] of Object.entries(state.files)) {
    // The server sends no data of a broken file: the form then shows what the file said before.
    files[name] = { data: shown?.files[name]?.data, ...file }
  }
  update({
    state: { ...state, files },
    // A page that is loaded again gets from the server the answers that were refused.
    drafts: shown ? drafts : state.unfinished,
    isOffline: false,
  })
}
