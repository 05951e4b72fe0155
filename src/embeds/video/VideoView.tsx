import { words } from 'virtual:site'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { fillService } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import scripted from '../../styles/scripted.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import type { EmbedPhase, EmbedProblem } from '../embed-state.ts'
import { boxId } from '../frame-focus.ts'
import { PlayBar, PlayIcon } from './PlayBar.tsx'
import { Poster } from './Poster.tsx'
import { VideoCover } from './VideoCover.tsx'
import { WatchLink } from './VideoLinks.tsx'
import { EndPanel, ProblemPanel } from './VideoPanel.tsx'
import styles from './VideoView.module.css'

export type VideoViewProps = {
  video: Video
  phase: EmbedPhase
  problem: EmbedProblem | null
  /** True where the player loads after a tap on the play button, false where it loads by itself. */
  loadsAtTap: boolean
  onPress?: () => void
  onRestart?: () => void
  /** Address of the service's preview picture, once it may be requested. */
  picture?: string | null
  player?: ReactNode
  /** What stands below the film: the consent question, or the name of the service that plays it. */
  children?: ReactNode
}

/** Draws a film in any of its states: the box with the player, and the words below it. */
export function VideoView(props: VideoViewProps) {
  const scene = sceneOf(props)
  const announcement = announcementFor(props)
  return (
    <div className={styles.video}>
      <FilmBox {...props} scene={scene} />
      {(scene === 'play-button' || scene === 'loading') && (
        <p
          className={`${styles.loadingNote} ${scripted.scripted}`}
          aria-hidden="true"
          // If play is tapped before React has loaded, the style sheet shows this paragraph despite `hidden`.
          hidden={scene === 'play-button'}
        >
          {words.video.loading}
        </p>
      )}
      {props.children}
      <Below {...props} />
      <p className={hidden.visuallyHidden} role="status">
        {/* Each text is a new element: a translator may have replaced the text that React would change. */}
        <span key={announcement}>{announcement}</span>
      </p>
    </div>
  )
}

/** What the box shows. Only the scene `player` uncovers the player. */
function sceneOf({ problem, phase, loadsAtTap }: VideoViewProps) {
  if (problem) return 'problem-panel'
  if (phase === 'ended') return 'end-panel'
  if (phase === 'waiting') return loadsAtTap ? 'play-button' : 'loading'
  return phase === 'loading' ? 'loading' : 'player'
}

function FilmBox(props: VideoViewProps & { scene: ReturnType<typeof sceneOf> }) {
  const { video, scene, picture, loadsAtTap } = props
  const hasPanel = scene === 'end-panel' || scene === 'problem-panel'
  const asksConsent = loadsAtTap && video.kind === 'frame'
  const [pictureRatio, setPictureRatio] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // A panel covers the player, so the focus moves to the box: Tab then leads to the panel's buttons.
  useLayoutEffect(() => {
    if (hasPanel && box.current?.contains(document.activeElement)) {
      box.current.focus({ preventScroll: true })
    }
  }, [hasPanel])
  const classes = [styles.box]
  if (scene !== 'player') classes.push(styles.covered)
  if (scene === 'play-button') classes.push(styles.waiting)
  if (asksConsent) classes.push(styles.asking)
  return (
    <div
      ref={box}
      id={boxId('video')}
      className={classes.join(' ')}
      tabIndex={-1}
      // Only scripts set this style: the security policy refuses a `style` attribute in the prerendered page.
      style={pictureRatio ? ({ '--film-ratio': pictureRatio } as CSSProperties) : undefined}
    >
      {video.poster && <Poster poster={video.poster} />}
      {/* The cover is left out under a panel, because its words would show through. */}
      {!video.poster && !hasPanel && <VideoCover />}
      {picture && (
        <img
          className={styles.preview}
          src={picture}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: image }) => {
            // Once the player is shown, a late picture no longer changes the film's ratio: nothing may move.
            if (scene !== 'player') setPictureRatio(image.naturalWidth / image.naturalHeight)
          }}
        />
      )}
      <div className={styles.player} inert={hasPanel}>
        {props.player}
      </div>
      {scene === 'play-button' && (
        <PlayBar
          video={video}
          asksConsent={asksConsent}
          hasPicture={Boolean(video.poster || picture)}
          onPress={props.onPress}
        />
      )}
      {scene === 'end-panel' && <EndPanel onReplay={props.onRestart} />}
      {scene === 'problem-panel' && (
        <ProblemPanel video={video} message={problemMessage(props)} onRetry={props.onRestart} />
      )}
      {video.kind === 'frame' && (
        <noscript>
          <a className={`${buttons.outlined} ${styles.watch}`} href={video.pageUrl}>
            <PlayIcon />
            {fillService(words.video.watchOn, video.service)}
          </a>
        </noscript>
      )}
    </div>
  )
}

const Below = ({ video, problem }: VideoViewProps) => (
  <div className={styles.below}>
    {video.kind === 'file' && (
      <p className={styles.links} hidden={problem !== null}>
        {video.captionsUrl && <span>{words.video.captions}</span>}
        {/* In some engines the browser's play button needs JavaScript: a link replaces it. */}
        <noscript>
          {' '}
          <WatchLink video={video} />
        </noscript>
      </p>
    )}
    {video.transcript.length > 0 && (
      <details>
        <summary className={buttons.text}>{words.video.transcript}</summary>
        <div className={styles.text}>
          {video.transcript.map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two captions may say the same; none moves
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </details>
    )}
  </div>
)

function problemMessage({ video, problem }: VideoViewProps) {
  if (problem === 'offline') return words.frame.offline
  const isSilent = problem === 'silent'
  if (video.kind === 'file') return isSilent ? words.video.slow : words.video.dead
  return fillService(isSilent ? words.video.silent : words.video.failed, video.service)
}

/** What screen readers announce: nothing while the film itself can be heard. */
function announcementFor(props: VideoViewProps): string {
  const { phase, problem, loadsAtTap } = props
  if (problem) return problemMessage(props)
  if (phase === 'waiting' || phase === 'playing') return ''
  // To announce a player that loads without a tap would interrupt the reading of the page.
  if ((phase === 'loading' || phase === 'shown') && !loadsAtTap) return ''
  return words.video.status[phase]
}
