import { HttpError } from '../../server/HttpError.ts'
import { ask, type State } from '../api.ts'
import { current, update } from '../use-atelier.ts'

/**
 * Sends a request that the server answers with the state of the site, and shows this state on the
 * owner's page. If the request fails, shows why and gives `undefined`.
 */
export async function askState<Answer extends State>(path: string, body: object) {
  const answer = await ask<Answer>(path, body).catch(showFailure)
  if (answer) showState(answer)
  return answer
}

function showFailure(error: unknown) {
  // An error that is not an `HttpError` is a mistake in our code: the owner gets no sentence about it.
  if (!(error instanceof HttpError)) throw error
  const hasNoAnswer = error.status === 0
  update(hasNoAnswer ? { isOffline: true } : { refusal: error })
}

/** Shows a state from the server, unless a newer one is shown already. */
export function showState(state: State) {
  const { state: shown, isOffline, drafts } = current
  // A server that was started again counts versions from 0, so its newer state may have a lower version.
  const isFromNewServer = isOffline
  if (shown && !isFromNewServer && state.version < shown.version) return
  const files: State['files'] = {}
  for (const [name, file] of Object.entries(state.files)) {
    // The server sends no data of a broken file: the form keeps the data that it had.
    files[name] = { data: shown?.files[name]?.data, ...file }
  }
  update({
    state: { ...state, files },
    // A page that was just loaded has no drafts: it gets the answers that the server refused before.
    drafts: shown ? drafts : state.unfinished,
    isOffline: false,
  })
}
