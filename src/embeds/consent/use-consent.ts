import { consentTerms } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import type { Consent, ConsentStore, Purpose } from './consent.ts'
import { createConsentStore } from './consent.ts'

/** Whether the visitor must be asked before anything is requested from the service of a purpose. */
export const mustAsk = (purpose: Purpose): boolean => consentTerms?.[purpose] !== undefined

let singleton: ConsentStore | undefined

/** The store of the visitor's choices, created at the first call. Call it in the browser only. */
export function consentStore(): ConsentStore {
  if (singleton) return singleton
  const store = createConsentStore(consentTerms ?? {})
  singleton = store
  if (consentTerms) {
    // `boot.ts` has marked the answered questions, for the time before React. From the first change on, React's
    // state alone says what is shown.
    store.subscribe(() => void delete document.documentElement.dataset.agreed)
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
    () => 'unasked',
  )
