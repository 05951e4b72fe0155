import { site, words } from 'virtual:site'
import { Icon } from '../../components/Icon.tsx'
import { type Outcome, stateAttributes } from '../../page-state.ts'
import bookedStyles from '../../styles/booked.module.css'
import styles from './Booked.module.css'

/** The outcomes that a booking may have on this site. CSS shows only the words of its outcome. */
const outcomes: Outcome[] = site.scheduling.isDemonstration
  ? ['demonstration']
  : ['confirmed', 'pending']

/** What step 2 says once a call is booked: the outcome as a heading, and what happens next. */
export const Booked = () => (
  <div className={`${styles.booked} ${bookedStyles.whenBooked}`} hidden>
    {outcomes.map((outcome) => (
      <div key={outcome} {...stateAttributes({ outcome })}>
        <h3>
          <Icon path="M3.5 10.6l4.2 4.2 8.8-9.6" />
          <span>{words.scheduling.booked[outcome].title}</span>
        </h3>
        <p>{words.scheduling.booked[outcome].text}</p>
      </div>
    ))}
  </div>
)

export const BookedTitle = ({ className }: { className: string | undefined }) => (
  <p className={`${className} ${bookedStyles.whenBooked}`} hidden>
    {outcomes.map((outcome) => (
      <span key={outcome} {...stateAttributes({ outcome })}>
        {words.scheduling.booked[outcome].title}
      </span>
    ))}
  </p>
)
