import { type ReactNode, type Ref, useRef } from 'react'
import { scheduling as words } from '../../../content/scheduling.ts'

import { type Utm, withUtm } from '../../attribution.ts'
import { usePressedEarly } from '../use-pressed-early.ts'
import type { SchedulingEmbedData } from './describe-scheduling.ts'
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
  scheduling: SchedulingEmbedData
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
            {words.skip}
          </a>
        )}
        {state === 'unasked' && <LoadButton onLoad={onLoad} />}
        {hasFrame && (
          <div className={styles.box}>
            {state === 'loading' && <p className={styles.skeleton}>{words.loading}</p>}
            {children}
          </div>
        )}
      </div>
      {state !== 'back' && (
        <p id="apres-agenda" className={styles.after} tabIndex={-1}>
          {state === 'unasked' ? words.standing.unasked : words.standing.question}{' '}
          <a href={withUtm(scheduling.pageUrl, utm)} target="_blank" rel="noopener">
            {words.standing.link}
          </a>
        </p>
      )}
    </>
  )
}

const isBooked = (state: SchedulingCardState) => state === 'booked' || state === 'back'

function LoadButton({ onLoad }: Required<Pick<Props, 'onLoad'>>) {
  const button = useRef<HTMLButtonElement>(null)
  usePressedEarly(button, onLoad)
  return (
    <div className={`${styles.box} ${styles.unasked}`}>
      <div className={styles.skeleton} />
      <button ref={button} type="button" className={styles.load} data-replay onClick={onLoad}>
        {words.load}
      </button>
    </div>
  )
}
