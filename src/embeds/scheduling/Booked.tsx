import { words } from 'virtual:site'
import { Tick } from '../../components/Tick.tsx'
import styles from './Booked.module.css'
import { useBooking } from './bookings.ts'

/** What step 2 says once a call is booked: the outcome as a heading, and what happens next. */
export function Booked() {
  const booking = useBooking()
  if (!booking) return null
  const { title, text } = words.scheduling.booked[booking]
  return (
    <div className={styles.booked}>
      <h3>
        <Tick />
        <span>{title}</span>
      </h3>
      <p>{text}</p>
    </div>
  )
}
