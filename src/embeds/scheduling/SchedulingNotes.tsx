import { words } from 'virtual:site'
import type { ReactNode, Ref } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { fill } from '../../fill.ts'
import type { Scheduling } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import type { Booking } from './bookings.ts'
import styles from './SchedulingNotes.module.css'

const booked = words.scheduling.booked

type Props = {
  ref?: Ref<HTMLDivElement> | undefined
  scheduling: Scheduling
  /** What the visitor has booked, if that is what shows. */
  booking: Booking | null
  /** True once other notes may come: they take their room at once, so that nothing moves then. */
  canChange: boolean
  /** The visitor comes back after a booking. */
  onAnother?: (() => void) | undefined
}

/** What stands above the calendar: what the call is, and what follows a booking. */
export function SchedulingNotes(props: Props) {
  const { ref, scheduling, booking, canChange, onAnother } = props
  const { means, with: host } = scheduling
  const outcome = booked[outcomeOf(scheduling, booking)]
  return (
    <div className={styles.notes} ref={ref}>
      <Note isShown={!booking}>
        <ul className={styles.list}>
          <li>
            <Icon path="M10 2.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4M10 6v4.2l2.8 1.8" />
            <span>
              <strong>{words.scheduling.duration}</strong>
              <span>{means ? ` ${means}` : ''}</span>
              <span>{host ? fill(words.scheduling.withHost, { host }) : ''}</span>
            </span>
          </li>
          <li>
            <Icon path="M3.2 4.5h13.6v12H3.2zM3.2 8h13.6M6.6 2.8v3.4M13.4 2.8v3.4M7.4 12.2l2 2 3.4-3.6" />
            {words.scheduling.steps}
          </li>
          <li>
            <Icon path="M10 2.8l6 2.2v4.4c0 3.8-2.4 6.4-6 7.8-3.6-1.4-6-4-6-7.8V5z" />
            {words.scheduling.discretion}
          </li>
          <li className={styles.whole}>
            <Icon path="M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3" />
            {words.scheduling.confidentiality}
          </li>
        </ul>
      </Note>
      {canChange && (
        <Note isShown={booking !== null}>
          <h3>
            <Icon path="M3.5 10.6l4.2 4.2 8.8-9.6" />
            <span>{outcome.title}</span>
          </h3>
          <ul className={`${styles.list} ${styles.pairs}`}>
            <li>{outcome.email}</li>
            <li>{outcome.move}</li>
            <li>{fill(outcome.next, { means: means ? `, ${means}` : '' })}</li>
            <li>{outcome.prepare}</li>
          </ul>
          {onAnother && (
            <button
              type="button"
              className={`${buttons.filled} ${styles.another}`}
              onClick={onAnother}
            >
              {booked.another}
            </button>
          )}
        </Note>
      )}
    </div>
  )
}

/** The demonstration books nothing, and says so whatever happens in it. */
export const outcomeOf = ({ service }: Scheduling, booking: Booking | null) =>
  service === null ? 'demonstration' : booking?.isPending ? 'pending' : 'confirmed'

/** All notes lie in one cell: the tallest keeps the room for the others. */
const Note = ({ isShown, children }: { isShown: boolean; children: ReactNode }) => (
  <div className={styles.note} aria-hidden={isShown ? undefined : true}>
    {children}
  </div>
)
