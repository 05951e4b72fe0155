import { words } from 'virtual:words'
import type { ReactNode, Ref } from 'react'
import { withParameters } from '../../../services/with-parameters.ts'
import type { Utm } from '../../attribution.ts'
import { fill } from '../../fill.ts'
import type { Scheduling } from '../../Site.ts'
import styles from './SchedulingEmbed.module.css'
import { SchedulingNotes } from './SchedulingNotes.tsx'
import type { visitorClock } from './visitor-clock.ts'

/**
 * - `unasked`: nothing may be requested before the visitor says so
 * - `loading`: the frame is on its way, or will be
 * - `open`: the frame shows something
 * - `silent`: it should have spoken by now; it may still do so
 * - `booked`: the service has told a booking; its own confirmation shows in the frame
 * - `back`: the visitor has booked, read another page, and come back
 */
export type SchedulingCardState = 'unasked' | 'loading' | 'open' | 'silent' | 'booked' | 'back'

type Props = {
  scheduling: Scheduling
  state: SchedulingCardState
  /** `undefined` until the page is awake. */
  utm: Utm | undefined
  clock?: ReturnType<typeof visitorClock>
  /** Where a booking brings the eye. */
  notesRef?: Ref<HTMLDivElement>
  onLoad: () => void
  onAnother: () => void
  /** The frame. */
  children?: ReactNode
}

/** Names the frame for whoever hears the page. */
export const calendarTitle = (service: Scheduling['service']) =>
  service
    ? fill(words.scheduling.frameTitle, { service: service.name })
    : words.scheduling.demonstrationTitle

/** The calendar's card in any of its states, and the link below that always leads to it. */
export function SchedulingCard({
  scheduling,
  state,
  utm,
  clock,
  notesRef,
  onLoad,
  onAnother,
  children,
}: Props) {
  const hasFrame = state !== 'unasked' && state !== 'back'
  const note = state === 'silent' ? 'silent' : isBooked(state) ? 'booked' : 'call'
  return (
    <>
      <div className={styles.card}>
        <SchedulingNotes
          ref={notesRef}
          scheduling={scheduling}
          note={note}
          clock={clock}
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
            <button type="button" className={styles.load} data-replay="load" onClick={onLoad}>
              {words.scheduling.load}
            </button>
          </div>
        )}
        {hasFrame && (
          <div className={styles.box}>
            {state === 'loading' && <p className={styles.skeleton}>{words.scheduling.loading}</p>}
            {children}
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

const isBooked = (state: SchedulingCardState) => state === 'booked' || state === 'back'
