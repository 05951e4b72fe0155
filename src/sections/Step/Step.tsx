import { site, words } from 'virtual:site'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../../components/ErrorBoundary.tsx'
import { useBooking } from '../../embeds/scheduling/bookings.ts'
import styles from './Step.module.css'

export const steps = [
  { id: 'video', ...words.home.videoStep, booked: undefined },
  { id: 'agenda', ...words.home.schedulingStep },
] as const

type Props = (typeof steps)[number] & {
  /** What stands in the place of the video or the calendar if its code throws. */
  fallback: ReactNode
  children: ReactNode
}

/** A step of the home page: a heading, and the video or the calendar. Print replaces these by an address. */
export function Step({ id, label, title, booked, onPaper, fallback, children }: Props) {
  const shownTitle = (useBooking() && booked) || title
  return (
    <section className={styles.step} aria-labelledby={id}>
      {/* In one heading: screen readers read one sentence. */}
      <h2 id={id}>
        <span className={styles.label}>{label}</span> <span>{shownTitle}</span>
      </h2>
      <div className={styles.screen}>
        <ErrorBoundary fallback={fallback}>{children}</ErrorBoundary>
      </div>
      <p className={styles.paper}>
        {onPaper} {site.url}/#{id}
      </p>
    </section>
  )
}
