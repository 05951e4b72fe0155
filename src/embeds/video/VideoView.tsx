import { words } from 'virtual:site'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { fillService } from '../../fill.ts'
import { stateAttributes, stateOf } from '../../page-state.ts'
import type { Video } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import type { EmbedProblem } from '../embed-state.ts'
import { PlayBar, PlayIcon } from './PlayBar.tsx'
import { Poster } from './Poster.tsx'
import { useTurnedPhone } from './use-turned-phone.ts'
import { VideoCover } from './VideoCover.tsx'
import { WatchLink } from './VideoLinks.tsx'
import { EndPanel, ProblemPanel } from './VideoPanel.tsx'
import styles from './VideoView.module.css'
import type { VideoPhase } from './video-phase.ts'

export type VideoViewProps = {
  video: Video
  phase: VideoPhase
  problem: EmbedProblem | null
  /** A tap starts it; otherwise the player comes by itself. */
  waitsForTap: boolean
  onPress?: () => void
  /** It has been awaited for two seconds. */
  isSlow?: boolean
  /** « Réessayer » and « Revoir »: from its beginning, or from where a file stopped coming. */
  onRestart?: () => void
  /** The service's preview to show now, where the film has no poster; `null` leaves the cover. */
  picture?: string | null
  /** The frame or the video element. */
  player?: ReactNode
  /** Stands right below the box: the question, or a line on the service. */
  children?: ReactNode
}

/** The video in any of its states, told from outside: the page and the gallery draw the same. */
export function VideoView(props: VideoViewProps) {
  const { video, phase, problem, waitsForTap, isSlow = false } = props
  // What stands in the box instead of the player: the browser's own error page is not for visitors.
  const panel = problem ? 'problem' : phase === 'ended' ? 'ended' : null
  const isRevealed = panel === null && phase !== 'waiting' && phase !== 'loading'
  const [picture, ratio, onPicture] = usePicture(props.picture, isRevealed)
  const asks = waitsForTap && video.kind === 'frame'
  const box = useRef<HTMLDivElement>(null)
  useTurnedPhone(box)
  useLayoutEffect(() => {
    // The player has the focus, and is about to lose it: the buttons of the panel come next.
    if (panel && box.current?.contains(document.activeElement)) {
      box.current.focus({ preventScroll: true })
    }
  }, [panel])
  return (
    <div className={styles.video}>
      <div
        ref={box}
        className={`${styles.box} ${asks ? styles.asking : ''}`}
        tabIndex={-1}
        {...stateAttributes({ embed: 'video', covered: isRevealed ? undefined : '' })}
        // Only ever set after hydration: the policy refuses a `style` attribute in the prerendered page.
        style={ratio ? ({ '--film-ratio': ratio } as CSSProperties) : undefined}
      >
        {video.poster && <Poster poster={video.poster} />}
        {picture && <Preview src={picture} onPicture={onPicture} />}
        {/* Its words would be read through those of a panel. */}
        {!video.poster && !picture && !panel && <VideoCover />}
        {/* What a panel covers takes no focus. */}
        <div className={styles.player} inert={panel !== null}>
          {props.player}
        </div>
        {waitsForTap && phase === 'waiting' && !panel && (
          <PlayBar video={video} asks={asks} onPress={props.onPress} />
        )}
        {panel === 'ended' && <EndPanel onReplay={props.onRestart} />}
        {panel === 'problem' && (
          <ProblemPanel
            video={video}
            isOffline={problem === 'offline'}
            problem={problemInWords(props)}
            onRetry={props.onRestart}
          />
        )}
        {video.kind === 'frame' && (
          <noscript>
            <a className={styles.watch} href={video.pageUrl}>
              <PlayIcon />
              {fillService(words.video.watchOn, video.service)}
            </a>
          </noscript>
        )}
      </div>
      {!isRevealed && !panel && (
        <p
          key={String(isSlow)}
          className={styles.loadingNote}
          aria-hidden="true"
          hidden={waitsForTap && phase === 'waiting'}
        >
          {isSlow ? words.video.slow : words.video.loading}
        </p>
      )}
      {props.children}
      <Caption {...props} />
      <p className={hidden.visuallyHidden} role="status">
        <span key={statusOf(props)}>{statusOf(props)}</span>
      </p>
    </div>
  )
}

/** The picture as long as it can be had, and its ratio where it came in time: nothing that shows may move. */
function usePicture(url: string | null = null, isRevealed: boolean) {
  const [ratio, setRatio] = useState<number | null>()
  const onPicture = (found: number | null) => (found && isRevealed) || setRatio(found)
  return [ratio === null ? null : url, ratio, onPicture] as const
}

/** What stands below a film of ours: its captions, and the film as a text. */
function Caption({ video, problem }: VideoViewProps) {
  return (
    <div className={styles.below}>
      {video.kind === 'file' && (
        <p className={styles.links} hidden={problem !== null}>
          {video.captionsUrl && <span>{words.video.captions}</span>}
          {/* The native player of some engines needs JavaScript for its own button. */}
          <noscript>
            {' '}
            <WatchLink video={video} />
          </noscript>
        </p>
      )}
      {video.transcript.length > 0 && (
        <details className={styles.transcript}>
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
}

function problemInWords({ video, problem }: VideoViewProps) {
  if (problem === 'offline') return words.frame.offline
  const isSilent = problem === 'silent'
  if (video.kind === 'file') return isSilent ? words.video.slow : words.video.dead
  return fillService(isSilent ? words.video.silent : words.video.failed, video.service)
}

/** Said politely to screen readers; a video that plays speaks for itself. */
function statusOf(props: VideoViewProps): string {
  const { phase, problem, waitsForTap, isSlow } = props
  if (problem) return problemInWords(props)
  if (phase === 'waiting' || phase === 'playing') return ''
  // What comes by itself does not interrupt.
  if ((phase === 'loading' || phase === 'shown') && !waitsForTap) return ''
  return phase === 'loading' && isSlow ? words.video.slow : words.video.status[phase]
}

type PreviewProps = {
  src: string
  /** Called with the picture's width over height, or with `null` when there is none. */
  onPicture: (ratio: number | null) => void
}

/** The service's own preview, blurred. It appears when it is complete: never half of it, never a broken one. */
const Preview = ({ src, onPicture }: PreviewProps) => (
  <div className={styles.backdrop}>
    <img
      src={src}
      alt=""
      decoding="async"
      onLoad={({ currentTarget: image }) => {
        stateOf(image).loaded = ''
        onPicture(image.naturalWidth / image.naturalHeight)
      }}
      onError={() => onPicture(null)}
    />
  </div>
)
