import { asksConsent, consentTerms } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import { pageState } from '../../page-state.ts'
import { type Consent, createConsentStore, type Purpose, purposes } from './consent.ts'

let opened: ReturnType<typeof createConsentStore> | undefined

/** The visitor's choices on this page. Made at first use, in the browser only. */
export function consentStore() {
  if (opened) return opened
  const store = createConsentStore(consentTerms, () => window.localStorage, Date.now)
  opened = store
  if (asksConsent) {
    markKeptChoices()
    // A withdrawn choice shows its question again at once. A new choice hides no question, so that nothing moves.
    store.subscribe(() => markKeptChoices(pageState().kept?.split(' ')))
    window.addEventListener('storage', store.refresh)
    // A page in the back/forward cache gets no `storage` events.
    window.addEventListener('pageshow', ({ persisted }) => persisted && store.refresh())
  }
  return store
}

const subscribe = (listener: () => void) => consentStore().subscribe(listener)

/**
 * What the visitor agreed to for one embed.
 *
 * `none-needed`: load as the configuration says. `unasked`: request nothing from the service. When it
 * turns back to `unasked`, the frame and the script leave the page at once.
 */
export const useConsent = (purpose: Purpose): Consent =>
  useSyncExternalStore(
    subscribe,
    () => consentStore().get(purpose),
    // In the prerendered page nobody has answered yet.
    () => (consentTerms[purpose] ? 'unasked' : 'none-needed'),
  )

/** Marks which of these choices the device has kept, as the boot script does before the first paint. */
export function markKeptChoices(among: readonly string[] = purposes) {
  const kept = among.filter((purpose) => consentStore().get(purpose as Purpose) === 'always')
  pageState().kept = kept.join(' ')
}
