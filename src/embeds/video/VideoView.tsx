import { words } from 'virtual:site'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { fill, fillService } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import unseen from '../../styles/unseen.module.css'
import { WatchLink, WaysOut } from './VideoLinks.tsx'
import styles from './VideoView.module.css'
import type { VideoPhase } from './video-phase.ts'

export type VideoViewProps = {
  video: Video
  phase: VideoPhase
  /** `silent`: asked for and long without an answer. `dead`: the file cannot be played. */
  problem: 'silent' | 'dead' | null
  /** What a tap of ours does while waiting; `null` where the player comes by itself. */
  button: 'play' | 'load' | null
  onPress?: () => void
  /** What the visitor must know before the tap, under the button. */
  essential?: ReactNode
  /** Shows a player that has not said a word. */
  onShowAnyway?: () => void
  /** Preview or poster to show now; `null` leaves the gradient. */
  picture?: string | null
  /** Called with the picture's width over height, or with `null` when there is none. */
  onPicture?: (ratio: number | null) => void
  /** Width over height of the player, once the picture has told it. */
  ratio?: number | null
  /** The frame or the video element. */
  player?: ReactNode
  /** Stands right below the caption: the consent card, or a line on the service. */
  children?: ReactNode
}

/** The video in any of its states, told from outside: the page and the gallery draw the same. */
export function VideoView(props: VideoViewProps) {
  const { video, phase, problem, button, picture, ratio = null, onPicture } = props
  // Where a service's player does not answer, the browser's own error page is not for visitors.
  const standsIn = problem !== null && video.kind === 'frame'
  const isRevealed = !standsIn && ((phase !== 'waiting' && phase !== 'loading') || problem !== null)
  // A tap is about to start or has started something: the picture is the video's own face.
  const isSharp = button !== null
  const isOwn = picture === video.posterUrl
  return (
    <div>
      <div className={styles.box} data-covered={isRevealed ? undefined : ''}>
        <div className={styles.backdrop}>
          {picture && <Picture src={picture} isOwn={isOwn} onPicture={onPicture} />}
        </div>
        {isSharp && picture && <Picture src={picture} isOwn={isOwn} />}
        <div className={styles.player} style={sizeInside(ratio, video.aspectRatio)}>
          {props.player}
        </div>
        {button && phase === 'waiting' && (
          <div className={styles.ask}>
            <button
              type="button"
              className={`${styles.button} ${styles[button]}`}
              aria-label={
                button === 'play' ? fill(words.video.play, { title: video.title }) : undefined
              }
              data-replay="load"
              onClick={props.onPress}
            >
              <PlayIcon />
              {button === 'load' && <span>{words.video.load}</span>}
            </button>
            {props.essential && <p className={styles.essential}>{props.essential}</p>}
          </div>
        )}
        {standsIn && (
          <div className={styles.silent}>
            <p className={styles.title}>{problemInWords(video, problem)}</p>
            <WaysOut video={video} />
            <button type="button" className={styles.anyway} onClick={props.onShowAnyway}>
              {words.frame.showAnyway}
            </button>
          </div>
        )}
        {!isRevealed && !standsIn && (
          <p className={styles.loadingNote} aria-hidden="true">
            {words.video.loading}
          </p>
        )}
        {video.kind === 'frame' && (
          <noscript>
            <a className={`${styles.button} ${styles.load}`} href={video.pageUrl}>
              <PlayIcon />
              {fillService(words.video.watchOn, video.service)}
            </a>
          </noscript>
        )}
      </div>
      <Caption {...props} />
      <p className={unseen.unseen} role="status">
        {statusOf(props)}
      </p>
      {props.children}
    </div>
  )
}

/**
 * What stands below the box: title and standing link, or the way round a problem, or the next step.
 * All lie in one cell, so that the tallest keeps the room and nothing ever moves.
 */
function Caption({ video, phase, problem, button }: VideoViewProps) {
  const shown = problem && video.kind === 'file' ? 'problem' : phase === 'ended' ? 'next' : 'title'
  const pane = (name: typeof shown) =>
    name === shown ? styles.pane : `${styles.pane} ${styles.away}`
  return (
    <div className={styles.below}>
      <div className={styles.panes}>
        <div className={pane('title')}>
          <p className={styles.title}>{video.title}</p>
          <p className={problem ? `${styles.links} ${styles.away}` : styles.links}>
            {video.kind === 'file'
              ? video.captionsUrl && <span>{words.video.captions}</span>
              : // Where consent is asked, the card offers the same way out.
                button === 'load' || (
                  <>
                    <span>{words.video.standing}</span> <WatchLink video={video} />
                  </>
                )}
            {video.kind === 'file' && (
              // The native player of some engines needs JavaScript for its own button.
              <noscript>
                {' '}
                <WatchLink video={video} />
              </noscript>
            )}
          </p>
        </div>
        {video.kind === 'file' && (
          <div className={pane('problem')}>
            <p className={styles.title}>{problemInWords(video, problem)}</p>
            <p className={styles.links}>
              <WaysOut video={video} />
            </p>
          </div>
        )}
        <div className={pane('next')}>
          <p className={styles.title}>{words.video.ended}</p>
          <p className={styles.links}>
            <a className={styles.next} href="#agenda">
              {words.video.next}
            </a>
          </p>
        </div>
      </div>
      {video.transcript.length > 0 && (
        <details className={styles.transcript}>
          <summary>{words.video.transcript}</summary>
          <div className={styles.text}>
            {video.transcript.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </div>
  )
}

const problemInWords = (video: Video, problem: VideoViewProps['problem']) => {
  if (video.kind === 'frame') return fillService(words.video.silent, video.service)
  return problem === 'silent' ? words.video.slow : words.video.dead
}

/** Said politely to screen readers; a video that plays speaks for itself. */
function statusOf({ video, phase, problem, button }: VideoViewProps): string {
  if (problem) return problemInWords(video, problem)
  if (phase === 'waiting' || phase === 'playing') return ''
  // What comes by itself does not interrupt.
  if ((phase === 'loading' || phase === 'shown') && button === null) return ''
  return words.video.status[phase]
}

type PictureProps = {
  src: string
  /** Ours is in the page from the start, and shows as it comes. */
  isOwn: boolean
  onPicture?: VideoViewProps['onPicture']
}

/** A host's picture appears when it is complete: never half of it, never a broken one. */
function Picture({ src, isOwn, onPicture }: PictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const onLoad = (image: HTMLImageElement) => {
    const { naturalWidth: width, naturalHeight: height } = image
    // What YouTube sends, without an error, for a picture that it does not have.
    const isMissing = width === 120 && height === 90
    if (!isMissing) image.dataset.loaded = ''
    onPicture?.(isMissing ? null : width / height)
  }
  const onCameEarly = useEffectEvent(onLoad)
  useEffect(() => {
    // In the prerendered page it may have come before anybody listened.
    if (picture.current?.naturalWidth) onCameEarly(picture.current)
  }, [])
  return (
    <img
      ref={picture}
      src={src}
      alt=""
      // Never ahead of the text.
      fetchPriority={isOwn ? 'low' : undefined}
      // Here before the first paint, it is part of it: decoded later, it would be a second one.
      decoding={isOwn ? 'sync' : 'async'}
      data-fades={isOwn ? undefined : ''}
      onLoad={(event) => onLoad(event.currentTarget)}
      onError={() => onPicture?.(null)}
    />
  )
}

/** The largest player of this ratio within the box. Only ever set after hydration. */
function sizeInside(ratio: number | null, boxRatio: number) {
  if (!ratio) return undefined
  return {
    inlineSize: `${Math.min(1, ratio / boxRatio) * 100}%`,
    blockSize: `${Math.min(1, boxRatio / ratio) * 100}%`,
  }
}

const PlayIcon = () => (
  <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M7 4.2v15.6L20 12z" fill="currentColor" />
  </svg>
)
