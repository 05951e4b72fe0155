import { site, words } from 'virtual:site'
import type { Ref } from 'react'
import type { EmbedKind } from '../../../services/Service.ts'
import { fillService } from '../../fill.ts'
import scripted from '../../styles/scripted.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import styles from './ConsentQuestion.module.css'
import type { ThirdParty } from './consent.ts'
import { ServiceDetails } from './ServiceDetails.tsx'

type Props = {
  kind: EmbedKind
  /** True once the question is answered. The style sheet may keep its room, so that nothing moves. */
  isHidden?: boolean
  rememberRef?: Ref<HTMLInputElement>
}

export const questionId = (kind: EmbedKind) => `question-${kind}`

export const questionInWords = ({ kind, service }: ThirdParty) =>
  [fillService(words.question[kind], service), service.note].filter(Boolean).join(' ')

/** The consent question. The button that answers it, of the video or of the calendar, stands beside it. */
export function ConsentQuestion({ kind, isHidden, rememberRef }: Props) {
  const { service } = site[kind]
  if (!service) return null
  return (
    <div className={`${styles.question} ${styles[kind]} ${scripted.scripted}`} hidden={isHidden}>
      <p id={questionId(kind)}>{questionInWords({ kind, service })}</p>
      <div className={styles.answers}>
        <label>
          <input ref={rememberRef} type="checkbox" />
          <span>
            {words.question.remember}
            <span className={hidden.visuallyHidden}> {service.name}</span>
          </span>
        </label>
        <ServiceDetails kind={kind} service={service} />
      </div>
    </div>
  )
}
