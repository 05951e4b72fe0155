import { consentVersions } from 'virtual:site'
import { useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { EmbedKind } from '../../../services/Service.ts'
import { focusBox, focusStartButton } from '../frame-focus.ts'
import { type Consent, createConsentStore } from './consent.ts'

/** Whether the visitor must be asked before anything is requested from the service of an embed. */
export const mustAsk = (kind: EmbedKind): boolean => consentVersions?.[kind] !== undefined

let singleton: ReturnType<typeof createConsentStore> | undefined

/** The store of the visitor's choices, created at the first call. Call it in the browser only. */
export function consentStore() {
  if (singleton) return singleton
  const store = createConsentStore(consentVersions ?? {})
  singleton = store
  if (consentVersions) {
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

/** What the visitor agreed to for an embed; `unasked` before an answer and after a withdrawal. */
export const useConsent = (kind: EmbedKind): Consent =>
  useSyncExternalStore(
    subscribe,
    () => consentStore().get(kind),
    // The prerendered page is that of a visitor who has not answered yet.
    () => 'unasked',
  )

/**
 * What the visitor has agreed to for an embed, and what the buttons of the question do. `rememberRef` is for the
 * box « Retenir mon choix ».
 */
export function useConsentActions(kind: EmbedKind) {
  const consent = useConsent(kind)
  const rememberRef = useRef<HTMLInputElement>(null)

  function agree() {
    const scope = rememberRef.current?.checked ? 'always' : 'once'
    const isUnasked = consentStore().get(kind) === 'unasked'
    // React renders at once, so that the box is in the page when it gets the focus.
    if (isUnasked) flushSync(() => consentStore().allow(kind, scope))
    focusBox(kind)
  }

  function withdraw() {
    flushSync(() => consentStore().withdraw(kind))
    focusStartButton(kind)
  }

  const mayLoad = !mustAsk(kind) || consent !== 'unasked'
  return { consent, mayLoad, rememberRef, agree, withdraw }
}
