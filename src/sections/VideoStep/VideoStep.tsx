import { words } from 'virtual:words'
import { OnScreen } from '../../components/OnScreen.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { Island } from '../../islands/Island.tsx'
import styles from './VideoStep.module.css'

const { videoStep } = words.home

/** Step 1 of 2. */
export function VideoStep() {
  return (
    <section className={styles.step} aria-labelledby="video">
      <StepHeading id="video" label={videoStep.label} title={videoStep.title} />
      <OnScreen onPaper={videoStep.onPaper} id="video">
        <Island name="video" />
      </OnScreen>
    </section>
  )
}
