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
      <OnScreen onPaper={schedulingStep.onPaper} id="agenda">
        <Island name="scheduling" />
      </OnScreen>
    </section>
  )
}
