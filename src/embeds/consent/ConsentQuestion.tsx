import { site, words } from 'virtual:site'
import type { Ref } from 'react'
import { fillService } from '../../fill.ts'
import scripted from '../../styles/scripted.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import styles from './ConsentQuestion.module.css'
import type { Purpose, ThirdParty } from './consent.ts'
import { ServiceDetails } from './ServiceDetails.tsx'

type Props = {
  purpose: Purpose
  /** True once the question is answered. The style sheet may keep its room, so that nothing moves. */
  isHidden?: boolean
  rememberRef?: Ref<HTMLInputElement>
}

export const questionId = (purpose: Purpose) => `question-${purpose}`

export const questionInWords = ({ purpose, service }: ThirdParty) =>
  [fillService(words.question[purpose], service), service.note].filter(Boolean).join(' ')

/** The consent question. The button that answers it, of the video or of the calendar, stands beside it. */
export function ConsentQuestion({ purpose, isHidden, rememberRef }: Props) {
  const { service } = site[purpose]
  if (!service) return null
  return (
    <div className={`${styles.question} ${styles[purpose]} ${scripted.scripted}`} hidden={isHidden}>
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
