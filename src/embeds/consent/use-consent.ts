import { asksConsent, consentTerms } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import { isMarkedKept, pageState } from '../../page-state.ts'
import type { Consent, ConsentStore, Purpose } from './consent.ts'
import { createConsentStore, purposes } from './consent.ts'

let singleton: ConsentStore | undefined

/** The store of the visitor's choices, created at the first call. Call it in the browser only. */
export function consentStore(): ConsentStore {
  if (singleton) return singleton
  const store = createConsentStore(consentTerms)
  singleton = store
  if (asksConsent) {
    markAllKeptChoices()
    // Style sheets hide the questions that `data-kept` lists. While the page is open, withdrawn agreements leave
    // this list, but new ones do not join it: a question would vanish, and the page would move.
    store.subscribe(unmarkWithdrawnChoices)
    window.addEventListener('storage', store.refresh)
    // A page gets no `storage` events in the back/forward cache: the store is read when it comes back.
    window.addEventListener('pageshow', store.refresh)
  }
  return store
}

const subscribe = (listener: () => void) => consentStore().subscribe(listener)

/** What the visitor agreed to for a purpose; `unasked` before an answer and after a withdrawal. */
export const useConsent = (purpose: Purpose): Consent =>
  useSyncExternalStore(
    subscribe,
    () => consentStore().get(purpose),
    // The prerendered page is that of a visitor who has not answered yet.
    () => (consentTerms[purpose] ? 'unasked' : 'none-needed'),
  )

const isKept = (purpose: Purpose) => consentStore().get(purpose) === 'always'

/** Lists the stored agreements in `data-kept`: style sheets hide the questions that they answer. */
export function markAllKeptChoices() {
  pageState().kept = purposes.filter(isKept).join(' ')
}

/** Shows the questions of withdrawn agreements. A new agreement leaves the page as it is. */
function unmarkWithdrawnChoices() {
  const stillKept = purposes.filter((purpose) => isMarkedKept(purpose) && isKept(purpose))
  pageState().kept = stillKept.join(' ')
}
