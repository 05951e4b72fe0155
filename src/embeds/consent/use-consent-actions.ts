import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { focusBox, focusConsentButton } from '../frame-focus.ts'
import type { Purpose } from './consent.ts'
import { consentStore, mustAsk, useConsent } from './use-consent.ts'

/**
 * What the visitor has agreed to for a purpose, and what the buttons of the question do. `rememberRef` is for the
 * box « Retenir mon choix ».
 */
export function useConsentActions(purpose: Purpose) {
  const consent = useConsent(purpose)
  const rememberRef = useRef<HTMLInputElement>(null)

  function agree() {
    const scope = rememberRef.current?.checked ? 'always' : 'once'
    const isUnasked = consentStore().get(purpose) === 'unasked'
    // React renders at once, so that the box is in the page when it gets the focus.
    if (isUnasked) flushSync(() => consentStore().allow(purpose, scope))
    focusBox(purpose)
  }

  function withdraw() {
    flushSync(() => consentStore().withdraw(purpose))
    focusConsentButton(purpose)
  }

  const mayLoad = !mustAsk(purpose) || consent !== 'unasked'
  return { consent, mayLoad, rememberRef, agree, withdraw }
}
