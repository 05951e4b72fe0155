import { words } from 'virtual:site'
import type { ReactNode, Ref } from 'react'
import { withParameters } from '../../../services/with-parameters.ts'
import type { Utm } from '../../attribution.ts'
import { fillService } from '../../fill.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import type { Booking } from './bookings.ts'
import styles from './SchedulingEmbed.module.css'
import { SchedulingLinks } from './SchedulingLinks.tsx'
import { SchedulingNotes } from './SchedulingNotes.tsx'

/**
 * - `unasked`: nothing may be requested before the visitor says so
 * - `loading`: the frame is on its way, or will be
 * - `open`: the frame shows something
 * - `silent`: it should have spoken by now, and may still do so; other ways stand in its place
 * - `booked`: the service has told a booking; its own confirmation shows in the frame
 * - `back`: the visitor has booked, read another page, and come back
 */
export type SchedulingCardState = 'unasked' | 'loading' | 'open' | 'silent' | 'booked' | 'back'

type Props = {
  scheduling: Scheduling
  state: SchedulingCardState
  /** `undefined` until the page is awake. */
  utm: Utm | undefined
  /** What the visitor has booked, where that is what shows. */
  booking?: Booking | null
  /** Where a booking brings the eye. */
  notesRef?: Ref<HTMLDivElement>
  onLoad: () => void
  onAnother: () => void
  /** Shows a frame that has not said a word. */
  onShowAnyway: () => void
  /** The frame. */
  children?: ReactNode
}

/** Names the frame for whoever hears the page. */
export const calendarTitle = (service: Scheduling['service']) =>
  service ? fillService(words.scheduling.frameTitle, service) : words.scheduling.demonstrationTitle

/** The calendar's card in any of its states, and the link below that always leads to it. */
export function SchedulingCard({
  scheduling,
  state,
  utm,
  booking = null,
  notesRef,
  onLoad,
  onAnother,
  onShowAnyway,
  children,
}: Props) {
  const hasFrame = state !== 'unasked' && state !== 'back'
  const { service, readyIsVerified } = scheduling
  // Until a word of the service it may be the browser's own error page, which is not for visitors.
  const isCovered = state === 'silent' || (state === 'loading' && readyIsVerified)
  return (
    <>
      <div className={styles.card}>
        <SchedulingNotes
          ref={notesRef}
          scheduling={scheduling}
          booking={booking}
          canChange={utm !== undefined}
          onAnother={state === 'back' ? onAnother : undefined}
        />
        {hasFrame && (
          <a className={styles.skip} href="#apres-agenda">
            {words.scheduling.skip}
          </a>
        )}
        {state === 'unasked' && (
          <div className={`${styles.box} ${styles.unasked}`}>
            <p className={styles.skeleton}>
              <span>{words.scheduling.loading}</span>
            </p>
            <div className={styles.ask}>
              <button type="button" className={buttons.filled} data-replay="load" onClick={onLoad}>
                {words.scheduling.load}
              </button>
              {service && <p>{fillService(words.consentCard.scheduling.essential, service)}</p>}
            </div>
          </div>
        )}
        {hasFrame && (
          <div className={styles.box} data-covered={isCovered ? '' : undefined}>
            {state === 'loading' && <p className={styles.skeleton}>{words.scheduling.loading}</p>}
            {children}
            {state === 'silent' && (
              <div className={styles.silent}>
                <h3>{words.scheduling.silent.title}</h3>
                <p>{words.scheduling.silent.text}</p>
                <SchedulingLinks scheduling={scheduling} />
                <button type="button" className={buttons.outlined} onClick={onShowAnyway}>
                  {words.frame.showAnyway}
                </button>
              </div>
            )}
          </div>
        )}
      </div>
      {state !== 'back' && (
        <p id="apres-agenda" className={styles.after} tabIndex={-1}>
          <span>{state === 'unasked' ? words.scheduling.unasked : words.scheduling.question}</span>{' '}
          <a href={withParameters(scheduling.pageUrl, utm)} target="_blank" rel="noopener">
            {words.scheduling.openHere}
          </a>
        </p>
      )}
    </>
  )
}
