import { words } from 'virtual:site'
import type { ReactNode } from 'react'
import type { Service } from '../../services/Service.ts'
import { fillService } from '../fill.ts'
import buttons from '../styles/button.module.css'
import unseen from '../styles/unseen.module.css'
import styles from './ConsentCard.module.css'
import type { Purpose } from './consent.ts'
import { cardHeadingId } from './use-consent.ts'

type Props = {
  purpose: Purpose
  service: Service
  /** The choice is kept on the device: the button takes it back. */
  isKept: boolean
  /** What holds now, in one sentence. */
  state: string
  /** True when the visitor has just decided: what holds now is then announced. */
  isNews?: boolean
  onPress: () => void
  children: ReactNode
}

const said = { video: words.consentCard.video, scheduling: words.consentCard.scheduling }

/** The consent card in any of its states, told from outside: the page and the gallery draw the same. */
export function ConsentCardView(props: Props) {
  const { purpose, service, isKept, state, isNews = false, onPress, children } = props
  const headingId = cardHeadingId(purpose)
  const { title, what, duration } = said[purpose]
  return (
    <section className={styles.card} aria-labelledby={headingId} data-purpose={purpose}>
      <div>
        <h3 id={headingId} tabIndex={-1}>
          {fillService(title, service)}
        </h3>
        <div className={styles.state}>
          <p>{!isNews && state}</p>
          <p role="status">{isNews && state}</p>
        </div>
      </div>
      <button
        type="button"
        className={`${buttons.outlined} ${styles.choice}`}
        data-replay={isKept ? 'withdraw' : 'always'}
        // The second click of a double click must not undo the first.
        onClick={(event) => event.detail < 2 && onPress()}
      >
        <span>{isKept ? words.consentCard.withdraw : words.consentCard.always}</span>
        {/* Two cards, two buttons with the same words: their names differ for those who hear them. */}
        <span className={unseen.unseen}> {service.name}</span>
      </button>
      <details>
        <summary>{words.consentCard.more}</summary>
        <div className={styles.more}>
          <div>
            <p>
              {fillService(what, service)} <strong>{words.consentCard.untilThen}</strong>
            </p>
            <p>{duration}</p>
            <p className={styles.policies}>
              <a href="/politique-confidentialite">{words.frame.ourPolicy}</a>
              <a href={service.privacyPolicy} target="_blank" rel="noopener">
                {fillService(words.consentCard.theirPolicy, service)} {words.frame.newTab}
              </a>
            </p>
          </div>
          <div className={styles.alternatives}>
            <p>{words.consentCard.alternatives}</p>
            {children}
          </div>
        </div>
      </details>
    </section>
  )
}
