import { site, words } from 'virtual:site'
import { Icon } from '../../components/Icon.tsx'
import { type Outcome, stateAttributes } from '../../page-state.ts'
import when from '../../styles/booked.module.css'
import styles from './Booked.module.css'

/** What a booking may become on this site. The style sheet shows the one that did, or none. */
const outcomes: Outcome[] = site.scheduling.isDemonstration
  ? ['demonstration']
  : ['confirmed', 'pending']

/** The main line of step 2 once a call is booked, and what follows from it. */
export const Booked = () => (
  <div className={`${styles.booked} ${when.whenBooked}`} hidden>
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

/** The same in one line, where the film ends. */
export const BookedTitle = ({ className }: { className: string | undefined }) => (
  <p className={`${className} ${when.whenBooked}`} hidden>
    {outcomes.map((outcome) => (
      <span key={outcome} {...stateAttributes({ outcome })}>
        {words.scheduling.booked[outcome].title}
      </span>
    ))}
  </p>
)
