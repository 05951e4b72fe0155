import { site, words } from 'virtual:site'
import type { ReactNode } from 'react'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import scripted from '../../styles/scripted.module.css'
import { questionId } from '../consent/ConsentQuestion.tsx'
import { mustAsk } from '../consent/use-consent.ts'
import { startButtonId } from '../frame-focus.ts'
import styles from './PlayBar.module.css'

type Props = {
  video: Video
  onPress: (() => void) | undefined
}

/** The bar with a play button lies along the lower edge of the picture: a face in its middle stays in sight. */
export const PlayBar = ({ video, onPress }: Props) => (
  <div className={`${styles.shade} ${scripted.scripted}`}>
    <FilmBar video={video}>
      <button
        type="button"
        id={startButtonId('video')}
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
    </FilmBar>
  </div>
)

/** A way to play the film; beside it, the title, and under this who speaks and for how long. */
export const FilmBar = ({ video, children }: { video: Video; children: ReactNode }) => (
  <div className={styles.bar}>
    {children}
    <div className={styles.caption} aria-hidden="true">
      <p className={styles.title}>{video.title}</p>
      <p>{bylineOf(video)}</p>
    </div>
  </div>
)

/** Who speaks, and for how long: « Agence des Lilas · 3:20 » */
export const bylineOf = ({ duration }: Video) =>
  duration ? `${site.name}\u00a0· ${duration}` : site.name

export const PlayIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M3 1v22l19-11z" fill="currentColor" />
  </svg>
)
