import { site, words } from 'virtual:site'
import type { ReactNode } from 'react'
import type { EmbedKind } from '../../../services/Service.ts'
import { fillService } from '../../fill.ts'
import buttons from '../../styles/button.module.css'
import styles from './ConsentQuestion.module.css'
import type { Consent } from './consent.ts'
import { mustAsk } from './use-consent.ts'

type Props = {
  kind: EmbedKind
  consent: Consent
  onWithdraw: () => void
  children?: ReactNode
}

/** What the visitor has agreed to and for how long, with a button that withdraws the agreement. */
export function AgreementNotice({ kind, consent, onWithdraw, children }: Props) {
  const { service } = site[kind]
  if (!service || !mustAsk(kind)) return null
  const { kept, once } = words.consentState
  // In the prerendered page nobody has answered, and the paragraph is hidden. The style sheet shows it where
  // an agreement is stored on this device, so its words are those of a stored agreement.
  const sentence = consent === 'once' ? once : kept
  return (
    <p className={`${styles.agreement} ${styles[kind]}`} hidden={consent === 'unasked'}>
      <span>{fillService(sentence, service)}</span>{' '}
      <button type="button" className={buttons.text} onClick={onWithdraw}>
        {words.question.withdraw}
      </button>{' '}
      {children}
    </p>
  )
}
