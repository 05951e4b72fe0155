import { words } from 'virtual:site'
import { Icon } from '../../components/Icon.tsx'
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
        <Icon path="M3.5 10.6l4.2 4.2 8.8-9.6" />
        <span>{title}</span>
      </h3>
      <p>{text}</p>
    </div>
  )
}
