import { words } from 'virtual:site'
import type { ReactNode, Ref } from 'react'
import { fill, fillService } from '../fill.ts'
import buttons from '../styles/button.module.css'
import hidden from '../styles/visually-hidden.module.css'
import styles from './Agreement.module.css'
import type { Answer, ThirdParty } from './consent.ts'

type QuestionProps = ThirdParty & {
  /** True once it is answered. It keeps its room where nothing may move. */
  isHidden?: boolean
  /** The box of « S’en souvenir ». */
  rememberRef?: Ref<HTMLInputElement>
  /** Ways to see the video or to book that need none of this. */
  children: ReactNode
}

/** Id of the sentence that describes the button of a question. */
export const questionId = (purpose: ThirdParty['purpose']) => `question-${purpose}`

/** What stands with the button of an embed: who is called, what they receive, for how long. */
export function Question({ purpose, service, isHidden, rememberRef, children }: QuestionProps) {
  return (
    <div className={styles.question} data-purpose={purpose} hidden={isHidden}>
      <p id={questionId(purpose)}>
        {fillService(words.question[purpose], service)} {service.note}
      </p>
      <div className={styles.answers}>
        <label>
          <input ref={rememberRef} type="checkbox" />
          <span>{words.question.remember}</span>
        </label>
        <Details purpose={purpose} service={service}>
          {children}
        </Details>
      </div>
    </div>
  )
}

type HeldProps = ThirdParty & { answer: Answer; onWithdraw: () => void }

/** What holds after an agreement, and the way to take it back. */
export function HeldAgreement({ purpose, service, answer, onWithdraw }: HeldProps) {
  const { kept, once, notKept } = words.consentState
  // Hidden while nobody has answered, but where the device has kept an agreement: see the style sheet.
  const sentences = { unasked: kept, always: kept, once, notKept }
  return (
    <p className={styles.held} data-purpose={purpose} hidden={answer === 'unasked'}>
      {/* Given anew for each sentence: a translator may have taken the text of the last one. */}
      <span key={answer}>{fillService(sentences[answer], service)}</span>{' '}
      <button type="button" className={buttons.text} data-replay="withdraw" onClick={onWithdraw}>
        {words.question.withdraw}
      </button>
    </p>
  )
}

/** What the service says of itself; where we found no page of its own that does, « non publié ». */
function Details({ purpose, service, children }: ThirdParty & { children: ReactNode }) {
  const { unpublished, nothing, tracker } = words.question
  const trackers =
    service.trackers && (service.trackers.map((each) => fill(tracker, each)).join(', ') || nothing)
  const facts = [
    [words.question.company, `${service.company ?? service.name} (${service.country})`],
    [words.question.purposes, service.purposes ?? unpublished],
    [words.question.trackers, trackers ?? unpublished],
  ]
  return (
    <details>
      <summary className={buttons.text}>
        {words.question.more}
        <span className={hidden.visuallyHidden}> {service.name}</span>
      </summary>
      <div className={styles.details}>
        <dl>
          {facts.map(([term, fact]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
        <p>{fillService(words.question.receives[purpose], service)}</p>
        <p>{words.question.duration}</p>
        <ul>
          <li>
            <a href="/politique-confidentialite">{words.frame.ourPolicy}</a>
          </li>
          <li>
            <a href={service.privacyPolicy} target="_blank" rel="noopener">
              {fillService(words.question.theirPolicy, service)} {words.frame.newTab}
            </a>
          </li>
        </ul>
        <p>{words.question.alternatives}</p>
        {children}
      </div>
    </details>
  )
}
