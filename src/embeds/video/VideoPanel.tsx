import { words } from 'virtual:site'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import type { Video } from '../../Site.ts'
import when from '../../styles/booked.module.css'
import buttons from '../../styles/button.module.css'
import { BookedTitle } from '../scheduling/Booked.tsx'
import links from './VideoLinks.module.css'
import { WaysOut } from './VideoLinks.tsx'
import styles from './VideoPanel.module.css'

/** Covers the film at its end: the way to step 2, and to see it again. */
export const EndPanel = ({ onReplay }: { onReplay: (() => void) | undefined }) => (
  <div className={styles.panel}>
    <BookedTitle className={styles.title} />
    <p className={`${styles.title} ${when.unlessBooked}`}>{words.home.schedulingStep.title}</p>
    <a className={`${styles.next} ${when.unlessBooked}`} href="#agenda">
      {words.video.next}
    </a>
    <button type="button" className={buttons.text} onClick={onReplay}>
      {words.video.again}
    </button>
  </div>
)

type ProblemProps = {
  video: Video
  /** In words. */
  problem: string
  isOffline: boolean
  onRetry: (() => void) | undefined
}

/** A problem in words, with its ways out, over the player. Without a network, few of them lead anywhere. */
export const ProblemPanel = ({ video, problem, isOffline, onRetry }: ProblemProps) => (
  <div className={styles.panel}>
    <p key={problem} className={styles.title}>
      {problem}
    </p>
    {!isOffline && <WaysOut video={video} />}
    <button type="button" className={buttons.text} onClick={onRetry}>
      {words.frame.retry}
    </button>
    {isOffline && <PhoneLink className={links.link} />}
  </div>
)
