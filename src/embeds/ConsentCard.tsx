import { asksConsent } from 'virtual:site'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { consentCard as words } from '../../content/consent.ts'
import styles from './ConsentCard.module.css'
import type { Purpose, Scope } from './consent.ts'
import type { Service } from './Service.ts'
import { cardHeadingId, consentInWords, markKeptChoices, useConsent } from './use-consent.ts'
import { usePressedEarly } from './use-pressed-early.ts'

type Props = {
  purpose: Purpose
  service: Service
  /** Called with `always` by « Toujours autoriser »: allow it, and load as a tap in the box would. */
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
  const button = useRef<HTMLButtonElement>(null)
  const isKept = consent === 'always'
  const headingId = cardHeadingId(purpose)

  const press = () => {
    setPressed(isKept ? 'withdraw' : 'always')
    if (!isKept) return onAllow('always')
    withdraw()
    document.getElementById(headingId)?.focus()
  }

  usePressedEarly(button, press)
  // Back on the home page, the text is skipped as on a later visit to the site.
  useEffect(() => markKeptChoices, [])

  const state =
    (consent !== 'unasked' || pressed) && consentInWords(purpose, service, pressed === 'always')

  return (
    <section className={styles.card} aria-labelledby={headingId} data-purpose={purpose}>
      <div className={styles.text}>
        <h3 id={headingId} tabIndex={-1}>
          {words[purpose].title(service)}
        </h3>
        <p>
          {words[purpose].what(service)} <strong>{words.untilThen}</strong>
        </p>
        <p className={styles.policies}>
          <a href="/politique-confidentialite">{words.ourPolicy}</a>
          <a href={service.privacyPolicy} target="_blank" rel="noopener">
            {words.theirPolicy(service)} {words.newTab}
          </a>
        </p>
      </div>
      <div className={styles.choice}>
        <button
          ref={button}
          type="button"
          data-replay
          // The second click of a double click must not undo the first.
          onClick={(event) => event.detail < 2 && press()}
        >
          {isKept ? words.withdraw : words.always}
          <span> {service.name}</span>
        </button>
        {/* One cell for all that may stand here: the tallest, which is the first, keeps the room. */}
        <div className={styles.states}>
          <p className={styles.duration} aria-hidden={state ? true : undefined}>
            {words[purpose].duration}
          </p>
          <p>{!pressed && state}</p>
          <p role="status">{pressed && state}</p>
        </div>
      </div>
      <div className={styles.alternatives}>
        <p>{words.alternatives}</p>
        {children}
      </div>
    </section>
  )
}
