import { words } from 'virtual:site'
import { Tick } from '../../components/Tick.tsx'
import styles from './Booked.module.css'
import { useBooked } from './bookings.ts'

/** What step 2 says once a call is booked: the outcome as a heading, and what happens next. */
export function Booked() {
  const outcome = useBooked()
  if (!outcome) return null
  const { title, text } = words.scheduling.booked[outcome]
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
