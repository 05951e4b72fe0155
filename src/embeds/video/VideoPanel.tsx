import { words } from 'virtual:site'
import type { Video } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import { WaysOut } from './VideoLinks.tsx'
import styles from './VideoPanel.module.css'

/** What comes after the film, over it. */
export const EndPanel = ({ onReplay }: { onReplay: (() => void) | undefined }) => (
  <div className={styles.panel}>
    <a className={styles.next} href="#agenda">
      {words.video.next}
    </a>
    <button type="button" className={buttons.text} onClick={onReplay}>
      {words.video.again}
    </button>
  </div>
)

type ProblemProps = {
  video: Video
  problem: string
  retry: 'showAnyway' | 'retry'
  onRetry: (() => void) | undefined
}

/** A problem in words, with its ways out, over the player. */
export const ProblemPanel = ({ video, problem, retry, onRetry }: ProblemProps) => (
  <div className={styles.panel}>
    <p key={problem} className={styles.title}>
      {problem}
    </p>
    <WaysOut video={video} />
    <button type="button" className={buttons.text} onClick={onRetry}>
      {words.frame[retry]}
    </button>
  </div>
)
