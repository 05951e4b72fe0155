import { words } from 'virtual:site'
import type { Ref } from 'react'
import { Icon } from '../../components/Icon.tsx'
import { fill } from '../../fill.ts'
import type { Scheduling } from '../../Site.ts'
import panes from '../../styles/panes.module.css'
import type { Booking } from './bookings.ts'
import styles from './SchedulingNotes.module.css'

const booked = words.scheduling.booked

/** The demonstration books nothing, and says so whatever happens in it. */
export const outcomeOf = ({ isDemonstration }: Scheduling, booking: Booking | null) =>
  isDemonstration ? 'demonstration' : booking?.isPending ? 'pending' : 'confirmed'

type Props = {
  ref?: Ref<HTMLDivElement> | undefined
  scheduling: Scheduling
  /** What the visitor has booked. */
  booking: Booking | null
}

/** What stands above the calendar: our note, or what follows a booking. */
export function SchedulingNotes({ ref, scheduling, booking }: Props) {
  const outcome = booked[outcomeOf(scheduling, booking)]
  return (
    <div className={`${panes.panes} ${styles.notes}`} ref={ref}>
      <p hidden={booking !== null}>{words.scheduling.confidentiality}</p>
      <div className={styles.outcome} hidden={booking === null} key={outcome.title}>
        <h3>
          <Icon path="M3.5 10.6l4.2 4.2 8.8-9.6" />
          <span>{outcome.title}</span>
        </h3>
        <p>
          {outcome.email} {outcome.move}
        </p>
      </div>
    </div>
  )
}

/** The call in one line: how long, by what means, with whom. */
export function CallFacts({ scheduling: { means, with: host } }: { scheduling: Scheduling }) {
  return (
    <ul className={styles.facts}>
      <li>
        <strong>{words.scheduling.duration}</strong>
      </li>
      {means && <li>{means}</li>}
      {host && <li>{fill(words.scheduling.withHost, { host })}</li>}
    </ul>
  )
}

/** What stands below the calendar: what not to tell it or, after a booking, how to get ready. */
export function SchedulingAdvice({ scheduling, booking }: Pick<Props, 'scheduling' | 'booking'>) {
  const { means } = scheduling
  const { next, prepare } = booked[outcomeOf(scheduling, booking)]
  return (
    <div className={panes.panes}>
      <p hidden={booking !== null}>{words.scheduling.discretion}</p>
      <p hidden={booking === null}>
        <span key={next}>
          {fill(next, { means: means ? `, ${means}` : '' })} {prepare}
        </span>
      </p>
    </div>
  )
}
