/*
 * Keeps the owner's page up to date, from its start until it is closed: the files can also change in an
 * editor or in another tab.
 */
import { HttpError } from '../../server/HttpError.ts'
import { ask, type State } from '../api.ts'
import { current, update } from '../use-atelier.ts'
import { save } from './save-drafts.ts'
import { showFailure, showState } from './show-state.ts'

/** A server that did not answer is asked again after this time. */
const RETRY_MS = 1000

/** A version that no state has: the server answers at once instead of waiting for a change. */
const NO_VERSION = -1

/** Asks the server for the state, then for each change of it. Never returns. */
export async function followServer() {
  for (;;) {
    try {
      const since = current.isOffline ? NO_VERSION : (current.state?.version ?? NO_VERSION)
      showState(await ask<State>('state', { since }))
      // Drafts wait while their file is broken or the server does not answer. They are saved now, in case
      // that is over.
      void save()
    } catch (error) {
      showFailure(error)
      await waitBeforeRetry(error)
    }
  }
}

async function waitBeforeRetry(error: unknown) {
  const isTokenRefused = error instanceof HttpError && error.status === 403
  if (!isTokenRefused) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    return
  }
  // A server that was started again has another token. Its address, which ends with `#` and the token,
  // may be pasted in this tab: browsers then fire `hashchange` and do not load the page again.
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }))
  update({ refusal: undefined, isOffline: true })
}
