import { VideoEmbed, videoMessages } from 'virtual:embeds'
import { site } from 'virtual:site'
import { home } from '../../../content/home.ts'
import { OnScreen } from '../../components/OnScreen.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { EmbedBoundary } from '../../embeds/EmbedBoundary.tsx'
import { VideoLinks } from '../../embeds/video/VideoLinks.tsx'
import styles from './VideoStep.module.css'

const words = home.videoStep

/** Step 1 of 2. */
export function VideoStep() {
  return (
    <section className={styles.step} aria-labelledby="video">
      <StepHeading id="video" label={words.label} title={words.title} />
      <OnScreen onPaper={words.onPaper} id="video">
        <EmbedBoundary fallback={<VideoLinks video={site.video} />}>
          <VideoEmbed video={site.video} messages={videoMessages} />
        </EmbedBoundary>
      </OnScreen>
    </section>
  )
}
