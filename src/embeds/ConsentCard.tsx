import { asksConsent, words } from 'virtual:site'
import { type ReactNode, useEffect, useState } from 'react'
import type { Service } from '../../services/Service.ts'
import { fillService } from '../fill.ts'
import { ConsentCardView } from './ConsentCardView.tsx'
import type { Purpose, Scope } from './consent.ts'
import { cardHeadingId, consentInWords, markKeptChoices, useConsent } from './use-consent.ts'

type Props = {
  purpose: Purpose
  service: Service
  /** Called with `always` by « Autoriser pendant 6 mois »: allow it, and load as a tap in the box would. */
  onAllow: (scope: Scope) => void
  /** Ways to see the video or to book that need none of this. */
  children: ReactNode
}

/**
 * Who stands behind the box above, what they would receive, and how to do without them.
 *
 * Render it whenever `consent` is not `none-needed`, also once allowed: its space is there from the
 * start and stays, so that nothing moves when the visitor decides.
 */
export const ConsentCard = (props: Props) => asksConsent && <Card {...props} />

function Card({ purpose, service, onAllow, children }: Props) {
  const { consent, withdraw } = useConsent(purpose)
  const [pressed, setPressed] = useState<'always' | 'withdraw'>()
  const isKept = consent === 'always'

  const press = () => {
    setPressed(isKept ? 'withdraw' : 'always')
    if (!isKept) return onAllow('always')
    withdraw()
    document.getElementById(cardHeadingId(purpose))?.focus()
  }

  // Back on the home page, the text is skipped as on a later visit to the site.
  useEffect(() => markKeptChoices, [])

  const state =
    consent !== 'unasked' || pressed
      ? consentInWords(purpose, service, pressed === 'always')
      : fillService(words.consentState.unasked, service)

  return (
    <ConsentCardView
      purpose={purpose}
      service={service}
      isKept={isKept}
      state={state}
      isNews={pressed !== undefined}
      onPress={press}
    >
      {children}
    </ConsentCardView>
  )
}
