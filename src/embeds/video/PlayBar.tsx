import { site, words } from 'virtual:site'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import scripted from '../../styles/scripted.module.css'
import { questionId } from '../consent/Question.tsx'
import { mustAsk } from '../consent/use-consent.ts'
import { askId } from '../frame-focus.ts'
import styles from './PlayBar.module.css'

type Props = {
  video: Video
  /** False over the drawn cover, which names the agency by itself. */
  hasPicture: boolean
  onPress: (() => void) | undefined
}

/** The bar lies along the lower edge of the picture: a face in its middle stays in sight. */
export const PlayBar = ({ video, hasPicture, onPress }: Props) => (
  <div className={`${styles.shade} ${scripted.scripted}`}>
    <div className={styles.bar}>
      <button
        type="button"
        id={askId('video')}
        className={styles.play}
        aria-label={fill(words.video.play, { title: video.title })}
        // The button gives consent: the question below the film describes it.
        aria-describedby={mustAsk('video') ? questionId('video') : undefined}
        onClick={({ currentTarget }) => {
          // The style sheet answers before React does; the button leaves the page.
          currentTarget.dataset.pressed = ''
          onPress?.()
        }}
      >
        <PlayIcon />
      </button>
      <span className={styles.title} aria-hidden="true">
        {video.title}
        {hasPicture && <small>{site.name}</small>}
      </span>
      {video.duration && (
        <span className={styles.duration} aria-hidden="true">
          {video.duration}
        </span>
      )}
    </div>
  </div>
)

export const PlayIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M3 1v22l19-11z" fill="currentColor" />
  </svg>
)
