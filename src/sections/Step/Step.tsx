import { schedulingMessages, site, videoMessages } from 'virtual:site'
import { Part } from '../../app/Part.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { SchedulingEmbed } from '../../embeds/scheduling/SchedulingEmbed.tsx'
import { SchedulingLinks } from '../../embeds/scheduling/SchedulingLinks.tsx'
import { FileEmbed } from '../../embeds/video/FileEmbed.tsx'
import { FrameEmbed } from '../../embeds/video/FrameEmbed.tsx'
import { WaysOut } from '../../embeds/video/VideoLinks.tsx'
import styles from './Step.module.css'
import type { steps } from './steps.ts'

const { video, scheduling } = site

function FilmOrFrame() {
  if (video.kind === 'file') return <FileEmbed video={video} />
  return <FrameEmbed video={video} messages={videoMessages} />
}

/** What each step shows, and what stands there if its code throws. */
const embeds = {
  video: [<FilmOrFrame key="" />, <WaysOut key="" video={video} />],
  agenda: [
    <SchedulingEmbed key="" scheduling={scheduling} messages={schedulingMessages} />,
    <SchedulingLinks key="" scheduling={scheduling} />,
  ],
}

/** A step of the home page: a heading, and the video or the calendar. Print replaces these by an address. */
export function Step({ id, label, title, booked, onPaper }: (typeof steps)[number]) {
  const [embed, links] = embeds[id]
  return (
    <section className={styles.step} aria-labelledby={id}>
      <StepHeading id={id} label={label} title={title} booked={booked} />
      <div className={styles.screen}>
        <Part fallback={links}>{embed}</Part>
      </div>
      <p className={styles.paper}>
        {onPaper} {site.url}/#{id}
      </p>
    </section>
  )
}
