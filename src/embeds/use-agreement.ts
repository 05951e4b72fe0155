import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Purpose, Scope } from './consent.ts'
import { consentStore, markKeptChoices } from './use-consent.ts'

/** What the question of an embed needs, and what follows from its answer. */
export function useAgreement(purpose: Purpose) {
  const rememberRef = useRef<HTMLInputElement>(null)
  // Whoever comes back to this page finds it painted with what is kept by now.
  useEffect(() => markKeptChoices, [])
  return {
    /** What the button asks for now, with the box of « S’en souvenir » as it is. */
    scope: (): Scope => (rememberRef.current?.checked ? 'always' : 'once'),
    rememberRef,
    /** Takes it back, and brings the focus to the button of the question. */
    withdraw() {
      flushSync(() => consentStore().withdraw(purpose))
      document.querySelector<HTMLElement>(`[data-asks="${purpose}"]`)?.focus()
    },
  }
}
