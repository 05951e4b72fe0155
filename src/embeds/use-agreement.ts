import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AgreementState } from './Agreement.tsx'
import type { Consent, Purpose, Scope } from './consent.ts'
import { useConsent } from './use-consent.ts'

/** Where the button of a question is, to which the focus goes back after a withdrawal. */
export const focusQuestion = (purpose: Purpose) =>
  document.querySelector<HTMLElement>(`[data-asks="${purpose}"]`)?.focus()

/**
 * What the question of an embed needs, and what follows from its answer.
 *
 * @param consent as `useConsent` says
 * @returns `scope()`: what the button asks for now, with the box of « S’en souvenir » as it is
 */
export function useAgreement(purpose: Purpose, consent: Consent) {
  const { withdraw } = useConsent(purpose)
  const rememberRef = useRef<HTMLInputElement>(null)
  const [wantsAlways, setWantsAlways] = useState(false)
  const state: AgreementState =
    consent === 'none-needed' ? 'once' : consent === 'once' && wantsAlways ? 'notKept' : consent
  return {
    scope(): Scope {
      const remembers = rememberRef.current?.checked === true
      setWantsAlways(remembers)
      return remembers ? 'always' : 'once'
    },
    state,
    rememberRef,
    /** Takes it back, and brings the focus to the question. */
    withdraw() {
      flushSync(withdraw)
      setWantsAlways(false)
      focusQuestion(purpose)
    },
  }
}
