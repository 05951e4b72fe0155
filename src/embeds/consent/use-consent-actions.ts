import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { EmbedKind } from '../../../services/Service.ts'
import { focusBox, focusStartButton } from '../frame-focus.ts'
import { consentStore, mustAsk, useConsent } from './use-consent.ts'

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
