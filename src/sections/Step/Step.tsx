import { site } from 'virtual:site'
import { StepHeading } from '../../components/StepHeading.tsx'
import { Island } from '../../islands/Island.tsx'
import styles from './Step.module.css'
import type { steps } from './steps.ts'

/** A step of the home page: a heading, and the video or the calendar. Print replaces these by an address. */
export const Step = ({ id, island, label, title, booked, onPaper }: (typeof steps)[number]) => (
  <section className={styles.step} aria-labelledby={id}>
    <StepHeading id={id} label={label} title={title} booked={booked} />
    <div className={styles.screen}>
      <Island name={island} />
    </div>
    <p className={styles.paper}>
      {onPaper} {site.url}/#{id}
    </p>
  </section>
)
