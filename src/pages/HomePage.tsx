import { schedulingMessages, site, videoMessages } from 'virtual:site'
import { Part } from '../components/Part.tsx'
import { SchedulingEmbed } from '../embeds/scheduling/SchedulingEmbed.tsx'
import { SchedulingLinks } from '../embeds/scheduling/SchedulingLinks.tsx'
import { FileEmbed } from '../embeds/video/FileEmbed.tsx'
import { FrameEmbed } from '../embeds/video/FrameEmbed.tsx'
import { WaysOut } from '../embeds/video/VideoLinks.tsx'
import { HelpBlock } from '../sections/HelpBlock/HelpBlock.tsx'
import { Hero } from '../sections/Hero/Hero.tsx'
import { Step } from '../sections/Step/Step.tsx'
import { steps } from '../sections/Step/steps.ts'
import styles from './HomePage.module.css'

const { video, scheduling } = site
const [filmStep, callStep] = steps

export const HomePage = () => (
  <>
    <div className={styles.first}>
      <Part>
        <Hero />
      </Part>
      <Part>
        <Step {...filmStep} fallback={<WaysOut video={video} />}>
          <Film />
        </Step>
      </Part>
    </div>
    <Part>
      <Step {...callStep} fallback={<SchedulingLinks scheduling={scheduling} />}>
        <SchedulingEmbed scheduling={scheduling} messages={schedulingMessages} />
      </Step>
    </Part>
    <Part>
      <HelpBlock />
    </Part>
  </>
)

function Film() {
  if (video.kind === 'file') return <FileEmbed video={video} />
  return <FrameEmbed video={video} messages={videoMessages} />
}
