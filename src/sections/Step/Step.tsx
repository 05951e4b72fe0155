import { site } from 'virtual:site'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import styles from './Step.module.css'
import type { steps } from './steps.ts'

type Props = (typeof steps)[number] & {
  /** What stands in the place of the video or the calendar if its code throws. */
  fallback: ReactNode
  children: ReactNode
}

/** A step of the home page: a heading, and the video or the calendar. Print replaces these by an address. */
export const Step = ({ id, label, title, booked, onPaper, fallback, children }: Props) => (
  <section className={styles.step} aria-labelledby={id}>
    <StepHeading id={id} label={label} title={title} booked={booked} />
    <div className={styles.screen}>
      <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
    </div>
    <p className={styles.paper}>
      {onPaper} {site.url}/#{id}
    </p>
  </section>
)
