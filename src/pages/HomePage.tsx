import { site } from 'virtual:site'
import { ErrorBoundary } from '../components/ErrorBoundary.tsx'
import { SchedulingEmbed } from '../embeds/scheduling/SchedulingEmbed.tsx'
import { SchedulingLinks } from '../embeds/scheduling/SchedulingLinks.tsx'
import { FileEmbed } from '../embeds/video/FileEmbed.tsx'
import { FrameEmbed } from '../embeds/video/FrameEmbed.tsx'
import { VideoLinks } from '../embeds/video/VideoLinks.tsx'
import { HelpBlock } from '../sections/HelpBlock/HelpBlock.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Step, steps } from '../sections/Step/Step.tsx'
import styles from './HomePage.module.css'

const { video } = site
const [filmStep, callStep] = steps

export const HomePage = () => (
  <>
    <div className={styles.first}>
      <ErrorBoundary>
        <Hero />
      </ErrorBoundary>
      <ErrorBoundary>
        <Step {...filmStep} fallback={<VideoLinks />}>
          {video.kind === 'file' ? <FileEmbed video={video} /> : <FrameEmbed video={video} />}
        </Step>
      </ErrorBoundary>
    </div>
    <ErrorBoundary>
      <Step {...callStep} fallback={<SchedulingLinks />}>
        <SchedulingEmbed />
      </Step>
    </ErrorBoundary>
    <ErrorBoundary>
      <HelpBlock />
    </ErrorBoundary>
  </>
)
