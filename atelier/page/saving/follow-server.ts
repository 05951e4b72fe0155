import type { State } from '../api.ts'
import { current, update } from '../use-atelier.ts'
import { askState } from './ask-state.ts'
import { save } from './save-drafts.ts'

/** A server that did not answer is asked again after this time. */
const RETRY_MS = 1000

/** A page that sends this version, which no state has, gets the state at once, not at its next change. */
const NO_VERSION = -1

/**
 * Asks the server for the state, then for each change of it, until the page is closed: the files can
 * also change in an editor or in another tab.
 */
export async function followServer() {
  for (;;) {
    const since = current.isOffline ? NO_VERSION : (current.state?.version ?? NO_VERSION)
    const state = await askState<State>('state', { since })
    // Saves drafts that could not be saved while the server did not answer, or while their file was broken.
    if (state) void save()
    else await waitBeforeRetry()
  }
}

async function waitBeforeRetry() {
  const isTokenRefused = current.refusal?.status === 403
  if (!isTokenRefused) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return
  }
  // A server that was started again has another token, which stands in its address after `#`. If the owner
  // pastes this address in this tab, the browser does not load the page again, but fires `hashchange`.
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  // The new server has not seen the drafts, so all of them are to be sent again.
  const drafts = current.drafts.map((draft) => ({ ...draft, isPending: true }))
  update({ drafts, refusal: undefined, isOffline: true })
}
