import { words } from 'virtual:site'
import type { Video } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import { useBooked } from '../scheduling/bookings.ts'
import { WaysOut } from './VideoLinks.tsx'
import styles from './VideoPanel.module.css'

export function EndPanel({ onReplay }: { onReplay: (() => void) | undefined }) {
  const outcome = useBooked()
  const title = outcome ? words.scheduling.booked[outcome].title : words.home.schedulingStep.title
  return (
    <div className={styles.panel}>
      <p key={title} className={styles.title}>
        {title}
      </p>
      {!outcome && (
        <a className={buttons.text} href="#agenda">
          {words.video.next}
        </a>
      )}
      <button type="button" className={buttons.text} onClick={onReplay}>
        {words.video.again}
      </button>
    </div>
  )
}

type ProblemProps = {
  video: Video
  message: string
  onRetry: (() => void) | undefined
}

export const ProblemPanel = ({ video, message, onRetry }: ProblemProps) => (
  <div className={`${styles.panel} ${styles.problem}`}>
    {/* Each message is a new element: a translator may have replaced the text that React would change. */}
    <p key={message} className={styles.title}>
      {message}
    </p>
    <WaysOut video={video} />
    <button type="button" className={buttons.text} onClick={onRetry}>
      {words.frame.retry}
    </button>
  </div>
)
