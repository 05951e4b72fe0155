import { schedulingMessages } from 'virtual:embeds'
import { site } from 'virtual:site'
import { home } from '../../../content/home.ts'
import { OnScreen } from '../../components/OnScreen.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { EmbedBoundary } from '../../embeds/EmbedBoundary.tsx'
import { SchedulingEmbed } from '../../embeds/scheduling/SchedulingEmbed.tsx'
import { SchedulingLinks } from '../../embeds/scheduling/SchedulingLinks.tsx'
import styles from './SchedulingStep.module.css'

const words = home.schedulingStep

/** Step 2 of 2. Nothing here waits for step 1. */
export function SchedulingStep() {
  return (
    <section className={styles.step} aria-labelledby="agenda">
      <StepHeading id="agenda" label={words.label} title={words.title} />
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
        {words.confidentiality}
      </p>
      <OnScreen onPaper={words.onPaper} id="agenda">
        <EmbedBoundary fallback={<SchedulingLinks scheduling={site.scheduling} />}>
          <SchedulingEmbed scheduling={site.scheduling} messages={schedulingMessages} />
        </EmbedBoundary>
      </OnScreen>
    </section>
  )
}
