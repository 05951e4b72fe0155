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
  /** The film starts at a tap; otherwise the player loads by itself. */
  waitsForTap: boolean
  onPress?: () => void
  /** It has been loading for two seconds. */
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

/** The film in any state. Its props decide all, so that the gallery of the tests can draw each state. */
export function VideoView(props: VideoViewProps) {
  const { video, phase, problem, waitsForTap, isSlow = false } = props
  // A panel covers the player, which may show the browser's own error page.
  const panel = problem ? 'problem' : phase === 'ended' ? 'ended' : null
  const isRevealed = panel === null && phase !== 'waiting' && phase !== 'loading'
  const [picture, ratio, onPicture] = usePicture(props.picture, isRevealed)
  const asks = waitsForTap && video.kind === 'frame'
  const box = useRef<HTMLDivElement>(null)
  useTurnedPhone(box)
  useLayoutEffect(() => {
    // A covered player loses the focus. From the box, Tab leads to the buttons of the panel.
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
        {/* The cover's words would show through a panel. */}
        {!video.poster && !picture && !panel && <VideoCover />}
        {/* A covered player takes no focus. */}
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
        <span key={statusInWords(props)}>{statusInWords(props)}</span>
      </p>
    </div>
  )
}

/**
 * The preview's address until it fails, and its width over height. A ratio that comes once the player is shown is
 * ignored: nothing on screen may move.
 */
function usePicture(url: string | null = null, isRevealed: boolean) {
  const [ratio, setRatio] = useState<number | null>()
  const onPicture = (loadedRatio: number | null) => {
    if (loadedRatio === null || !isRevealed) setRatio(loadedRatio)
  }
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

/** What screen readers announce: nothing while the film itself can be heard. */
function statusInWords(props: VideoViewProps): string {
  const { phase, problem, waitsForTap, isSlow } = props
  if (problem) return problemInWords(props)
  if (phase === 'waiting' || phase === 'playing') return ''
  // A player that loads by itself interrupts nobody.
  if ((phase === 'loading' || phase === 'shown') && !waitsForTap) return ''
  return phase === 'loading' && isSlow ? words.video.slow : words.video.status[phase]
}

type PreviewProps = {
  src: string
  /** Called with the picture's width over height, or with `null` when there is none. */
  onPicture: (ratio: number | null) => void
}

/** The service's own preview, blurred. It shows once it has loaded whole. */
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
