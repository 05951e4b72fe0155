import { words } from 'virtual:site'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import type { Video } from '../../Site.ts'
import bookedStyles from '../../styles/booked.module.css'
import buttons from '../../styles/button.module.css'
import { BookedTitle } from '../scheduling/Booked.tsx'
import links from './VideoLinks.module.css'
import { WaysOut } from './VideoLinks.tsx'
import styles from './VideoPanel.module.css'

export const EndPanel = ({ onReplay }: { onReplay: (() => void) | undefined }) => (
  <div className={styles.panel}>
    <BookedTitle className={styles.title} />
    <p className={`${styles.title} ${bookedStyles.unlessBooked}`}>
      {words.home.schedulingStep.title}
    </p>
    <a className={`${styles.next} ${bookedStyles.unlessBooked}`} href="#agenda">
      {words.video.next}
    </a>
    <button type="button" className={buttons.text} onClick={onReplay}>
      {words.video.again}
    </button>
  </div>
)

type ProblemProps = {
  video: Video
  message: string
  isOffline: boolean
  onRetry: (() => void) | undefined
}

export const ProblemPanel = ({ video, message, isOffline, onRetry }: ProblemProps) => (
  <div className={`${styles.panel} ${styles.problem}`}>
    {/* Each message is a new element: a translator may have replaced the text that React would change. */}
    <p key={message} className={styles.title}>
      {message}
    </p>
    {!isOffline && <WaysOut video={video} />}
    <button type="button" className={buttons.text} onClick={onRetry}>
      {words.frame.retry}
    </button>
    {isOffline && <PhoneLink className={links.link} />}
  </div>
)
