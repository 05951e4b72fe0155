import { words } from 'virtual:words'
import { OnScreen } from '../../components/OnScreen.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { Island } from '../../islands/Island.tsx'
import styles from './SchedulingStep.module.css'

const { schedulingStep } = words.home

/** Step 2 of 2. Nothing here waits for step 1. */
export function SchedulingStep() {
  return (
    <section className={styles.step} aria-labelledby="agenda">
      <StepHeading id="agenda" label={schedulingStep.label} title={schedulingStep.title} />
      <p className={styles.confidentiality}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M4.5 9h11v8h-11zM7 9V6a3 3 0 0 1 6 0v3"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
            strokeLinejoin="round"
          />
        </svg>
        {schedulingStep.confidentiality}
      </p>
      <OnScreen onPaper={schedulingStep.onPaper} id="agenda">
        <Island name="scheduling" />
      </OnScreen>
    </section>
  )
}
