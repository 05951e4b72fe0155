import { useBooking } from '../embeds/scheduling/bookings.ts'
import styles from './StepHeading.module.css'

type Props = {
  id: string
  label: string
  title: string
  /** The title that replaces `title` once a call is booked. */
  booked?: string | undefined
}

/** « Étape 1 sur 2 : » and the step's title, in one `h2`: screen readers read one sentence. */
export function StepHeading({ id, label, title, booked }: Props) {
  const shown = (useBooking() && booked) || title
  return (
    <h2 id={id}>
      <span className={styles.label}>{label}</span> <span>{shown}</span>
    </h2>
  )
}
