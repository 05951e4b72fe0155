import { words } from 'virtual:site'
import type { ReactNode, Ref } from 'react'
import { fillService } from '../fill.ts'
import buttons from '../styles/button.module.css'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Agreement.module.css'
import type { Answer, ThirdParty } from './consent.ts'
import { ServiceDetails } from './ServiceDetails.tsx'

type QuestionProps = ThirdParty & {
  /** True once it is answered. It keeps its room where nothing may move. */
  isHidden?: boolean
  /** The box of « Retenir mon choix ». */
  rememberRef?: Ref<HTMLInputElement>
}

/** Id of the sentence that describes the button of a question. */
export const questionId = (purpose: ThirdParty['purpose']) => `question-${purpose}`

/** What a visitor agrees to, in one sentence. */
export const questionInWords = ({ purpose, service }: ThirdParty) =>
  [fillService(words.question[purpose], service), service.note].filter(Boolean).join(' ')

/** What stands with the button of an embed: who is called, what they receive, for how long. */
export function Question({ purpose, service, isHidden, rememberRef }: QuestionProps) {
  return (
    <div className={styles.question} data-purpose={purpose} hidden={isHidden}>
      <p id={questionId(purpose)}>{questionInWords({ purpose, service })}</p>
      <div className={styles.answers}>
        <label>
          <input ref={rememberRef} type="checkbox" />
          <span>
            {words.question.remember}
            <span className={hidden.visuallyHidden}> {service.name}</span>
          </span>
        </label>
        <ServiceDetails purpose={purpose} service={service} />
      </div>
    </div>
  )
}

type HeldProps = ThirdParty & {
  answer: Answer
  onWithdraw: () => void
  /** Another way to the service, on the same line. */
  children?: ReactNode
}

/** What holds after an agreement, and the way to take it back. */
export function HeldAgreement({ purpose, service, answer, onWithdraw, children }: HeldProps) {
  const { kept, once, notKept } = words.consentState
  // `Agreement.module.css` shows this despite `hidden` when an agreement is stored on this device.
  const sentences = { unasked: kept, always: kept, once, notKept }
  return (
    <p className={styles.held} data-purpose={purpose} hidden={answer === 'unasked'}>
      {/* Given anew for each sentence: a translator may have taken the text of the last one. */}
      <span key={answer}>{fillService(sentences[answer], service)}</span>{' '}
      <button type="button" className={buttons.text} data-replay="withdraw" onClick={onWithdraw}>
        {words.question.withdraw}
      </button>{' '}
      {children}
    </p>
  )
}
