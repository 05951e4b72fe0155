import { asksConsent, consentTerms } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import { pageState } from '../../page-state.ts'
import { type Consent, createConsentStore, type Purpose, purposes } from './consent.ts'

let opened: ReturnType<typeof createConsentStore> | undefined

/** The store of the visitor's choices, created at the first call. Call it in the browser only. */
export function consentStore() {
  if (opened) return opened
  const store = createConsentStore(consentTerms)
  opened = store
  if (asksConsent) {
    markKeptChoices()
    // A withdrawn question shows at once. An answered one stays, so that nothing moves.
    store.subscribe(() => markKeptChoices(pageState().kept?.split(' ')))
    window.addEventListener('storage', store.refresh)
    // A page in the back/forward cache gets no `storage` events.
    window.addEventListener('pageshow', store.refresh)
  }
  return store
}

const subscribe = (listener: () => void) => consentStore().subscribe(listener)

/** What the visitor agreed to for a purpose: `unasked` again after a withdrawal. */
export const useConsent = (purpose: Purpose): Consent =>
  useSyncExternalStore(
    subscribe,
    () => consentStore().get(purpose),
    // In the prerendered page nobody has answered yet.
    () => (consentTerms[purpose] ? 'unasked' : 'none-needed'),
  )

/** Writes into `data-kept` which of these purposes have a stored agreement. */
export function markKeptChoices(among: readonly string[] = purposes) {
  const kept = among.filter((purpose) => consentStore().get(purpose as Purpose) === 'always')
  pageState().kept = kept.join(' ')
}
