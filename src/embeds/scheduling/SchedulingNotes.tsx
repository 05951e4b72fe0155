import type { ReactNode, Ref } from 'react'
import { scheduling as words } from '../../../content/scheduling.ts'
import type { SchedulingEmbedData } from './describe-scheduling.ts'
import { SchedulingLinks } from './SchedulingLinks.tsx'
import styles from './SchedulingNotes.module.css'
import type { visitorClock } from './visitor-clock.ts'

export type SchedulingNote = 'call' | 'silent' | 'booked'

type Props = {
  ref?: Ref<HTMLDivElement> | undefined
  scheduling: SchedulingEmbedData
  /** The one that shows. */
  note: SchedulingNote
  /** Where the visitor's clock differs from ours. */
  clock: ReturnType<typeof visitorClock>
  /** True once other notes may come: they take their room at once, so that nothing moves then. */
  canChange: boolean
  /** The visitor comes back after a booking. */
  onAnother?: (() => void) | undefined
}

/** What stands above the calendar: what the call is, what to do when it does not come, what follows a booking. */
export function SchedulingNotes({ ref, scheduling, note, clock, canChange, onAnother }: Props) {
  const { means, service } = scheduling
  const { duration, rest } = words.notes.call(means, scheduling.with)
  return (
    <div className={styles.notes} ref={ref}>
      <Note isShown={note === 'call'}>
        <ul className={styles.list}>
          <li>
            <Icon path="M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4M10 6v4.2l2.8 1.8" />
            <span>
              <strong>{duration}</strong>
              {rest}
            </span>
          </li>
          <li>
            <Icon path="M3.2 4.5h13.6v12H3.2zM3.2 8h13.6M6.6 2.8v3.4M13.4 2.8v3.4M7.4 12.2l2 2 3.4-3.6" />
            {words.notes.steps}
          </li>
          <li>
            <Icon path="M10 2.8l6 2.2v4.4c0 3.8-2.4 6.4-6 7.8-3.6-1.4-6-4-6-7.8V5z" />
            {words.notes.patients}
          </li>
        </ul>
        <p>{clock && words.notes.timeZone(clock.time, clock.isNextDay)}</p>
      </Note>
      {canChange && (
        <>
          <Note isShown={note === 'silent'}>
            <h3>{words.silent.title}</h3>
            <p>{words.silent.text}</p>
            <SchedulingLinks scheduling={scheduling} />
          </Note>
          <Note isShown={note === 'booked'}>
            <h3>
              <Icon path="M3.5 10.6l4.2 4.2 8.8-9.6" />
              {words.booked.title}
            </h3>
            <ul className={`${styles.list} ${styles.pairs}`}>
              <li>{service ? words.booked.email : words.booked.demonstration}</li>
              <li>{words.booked.move}</li>
              <li>{words.booked.next(means)}</li>
              <li>{words.booked.prepare}</li>
            </ul>
            {onAnother && (
              <button type="button" className={styles.another} onClick={onAnother}>
                {words.booked.another}
              </button>
            )}
          </Note>
        </>
      )}
    </div>
  )
}

/** All notes lie in one cell: the tallest keeps the room for the others. */
const Note = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div className={styles.note} aria-hidden={isShown ? undefined : true}>
    {children}
  </div>
)

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path
      d={path}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
