import bookedStyles from '../styles/booked.module.css'
import styles from './StepHeading.module.css'

type Props = {
  id: string
  label: string
  title: string
  /** The title that replaces `title` once a call is booked. */
  booked?: string | undefined
}

/** « Étape 1 sur 2 : » and the step's title, in one `h2`: screen readers read one sentence. */
export const StepHeading = ({ id, label, title, booked }: Props) => (
  <h2 id={id} className={styles.heading}>
    <span className={styles.label}>{label}</span>{' '}
    <span className={`${styles.title} ${booked ? bookedStyles.unlessBooked : ''}`}>{title}</span>
    {booked && (
      <span className={`${styles.title} ${bookedStyles.whenBooked}`} hidden>
        {booked}
      </span>
    )}
  </h2>
)
