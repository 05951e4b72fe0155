import { asked, asksConsent, words } from 'virtual:site'
import { useSyncExternalStore } from 'react'
import type { Service } from '../../services/Service.ts'
import { fill, fillService } from '../fill.ts'
import { dayInWords } from '../formats/day-in-words.ts'
import {
  type Consent,
  type ConsentStore,
  createConsentStore,
  type Purpose,
  purposes,
  type Scope,
} from './consent.ts'

let opened: ConsentStore | undefined

/** The visitor's choices on this page. Made at first use, in the browser only. */
function consentStore(): ConsentStore {
  if (opened) return opened
  const store = createConsentStore(asked, () => window.localStorage, Date.now)
  opened = store
  if (asksConsent) {
    store.forgetExpired()
    markKeptChoices()
    store.subscribe(unmarkWithdrawn)
    window.addEventListener('storage', () => store.refresh())
    // A page that slept in the back/forward cache heard nothing of the other tabs.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) store.refresh()
    })
  }
  return store
}

const subscribe = (listener: () => void) => consentStore().subscribe(listener)

/** What the prerendered page says: nobody has been asked yet. */
const serverConsent = (purpose: Purpose): Consent =>
  asked.versions[purpose] ? 'unasked' : 'none-needed'

type ConsentAnswer = {
  consent: Consent
  allow: (scope: Scope) => void
  withdraw: () => void
}

/**
 * What the visitor agreed to for one embed, and the two ways to change it.
 *
 * `none-needed`: load as the configuration says. `unasked`: request nothing from the service.
 * `once`: allowed until the page is reloaded. `always`: allowed by a choice kept on the device.
 * When it turns back to `unasked`, the frame and the script leave the page at once.
 */
export const useConsent: (purpose: Purpose) => ConsentAnswer = asksConsent
  ? useAskedConsent
  : () => noneNeeded

const noneNeeded: ConsentAnswer = { consent: 'none-needed', allow() {}, withdraw() {} }

function useAskedConsent(purpose: Purpose): ConsentAnswer {
  const consent = useSyncExternalStore(
    subscribe,
    () => consentStore().get(purpose),
    () => serverConsent(purpose),
  )
  return { consent, ...actions[purpose] }
}

const actionsFor = (purpose: Purpose) => ({
  allow: (scope: Scope) => consentStore().allow(purpose, scope),
  withdraw: () => consentStore().withdraw(purpose),
})
const actions = { video: actionsFor('video'), scheduling: actionsFor('scheduling') }

/**
 * What holds for a service at this moment, in one sentence.
 *
 * @param wantsAlways the visitor has just asked to keep the choice; the device may have refused
 */
export function consentInWords(purpose: Purpose, service: Service, wantsAlways: boolean): string {
  if (consentStore().get(purpose) === 'once') {
    return fillService(wantsAlways ? words.consentState.notKept : words.consentState.once, service)
  }
  const day = consentStore().keptUntil(purpose)
  return day
    ? fill(words.consentState.always, {
        service: service.name,
        until: dayInWords(day),
      })
    : fillService(words.consentState.unasked, service)
}

/** Marks the choices that the device has kept, as the boot script does before the first paint. */
export function markKeptChoices() {
  const kept = purposes.filter((purpose) => consentStore().get(purpose) === 'always')
  document.documentElement.dataset.kept = kept.join(' ')
}

/** A withdrawn choice brings the text back, at once. */
function unmarkWithdrawn() {
  const { dataset } = document.documentElement
  dataset.kept = dataset.kept
    ?.split(' ')
    .filter((purpose) => consentStore().get(purpose as Purpose) === 'always')
    .join(' ')
}
