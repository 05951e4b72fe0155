import { words } from 'virtual:site'
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { CoverMonth } from '../../components/DrawnMonth.tsx'
import { fillService } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import buttons from '../../styles/button.module.css'
import scripted from '../../styles/scripted.module.css'
import hidden from '../../styles/visually-hidden.module.css'
import { mustAsk } from '../consent/use-consent.ts'
import { type EmbedView, type Failure, isFailure, showsFrame } from '../embed-view.ts'
import { boxId } from '../frame-focus.ts'
import { bylineOf, FilmBar, PlayBar, PlayIcon } from './PlayBar.tsx'
import { Poster } from './Poster.tsx'
import { WatchLink } from './VideoLinks.tsx'
import { EndPanel, FailurePanel } from './VideoPanel.tsx'
import styles from './VideoView.module.css'

type VideoViewProps = {
  video: Video
  view: EmbedView
  onPress?: () => void
  onRestart?: () => void
  /** Address of the service's thumbnail, once it may be requested. */
  thumbnailUrl?: string | null
  player?: ReactNode
  /** What stands below the film: the consent question, or the name of the service that plays it. */
  children?: ReactNode
}

/** Draws a film in any of its views: the box with the player, and the words below it. */
export function VideoView(props: VideoViewProps) {
  const { view } = props
  return (
    <div className={styles.video}>
      <FilmBox {...props} />
      {(view === 'waiting' || view === 'loading') && (
        <p
          className={`${styles.loadingNote} ${scripted.scripted}`}
          aria-hidden="true"
          // If play is tapped before React has loaded, the style sheet shows this paragraph despite `hidden`.
          hidden={view === 'waiting'}
        >
          {words.video.loading}
        </p>
      )}
      {props.children}
      <Below {...props} />
      <p className={hidden.visuallyHidden} role="status">
        {announcementFor(props)}
      </p>
    </div>
  )
}

function FilmBox(props: VideoViewProps) {
  const { video, view, thumbnailUrl, onPress, onRestart } = props
  const hasPanel = view === 'ended' || isFailure(view)
  const [thumbnailRatio, setThumbnailRatio] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  // A panel covers the player, so the focus moves to the box: Tab then leads to the panel's buttons.
  useLayoutEffect(() => {
    if (hasPanel && box.current?.contains(document.activeElement)) {
      box.current.focus({ preventScroll: true })
    }
  }, [hasPanel])
  const classes = [styles.box]
  if (!showsFrame(view)) classes.push(styles.covered)
  if (view === 'waiting') classes.push(styles.waiting)
  if (mustAsk('video')) classes.push(styles.asking)
  return (
    <div
      ref={box}
      id={boxId('video')}
      className={classes.join(' ')}
      tabIndex={-1}
      // Only scripts set this style: the security policy refuses a `style` attribute in the prerendered page.
      style={thumbnailRatio ? ({ '--film-ratio': thumbnailRatio } as CSSProperties) : undefined}
    >
      {video.poster && <Poster poster={video.poster} />}
      {!video.poster && <CoverMonth />}
      {thumbnailUrl && (
        <img
          className={styles.thumbnail}
          src={thumbnailUrl}
          alt=""
          decoding="async"
          onLoad={({ currentTarget: image }) => {
            // Once the player is shown, a late thumbnail no longer changes the film's ratio: nothing may move.
            if (!showsFrame(view)) setThumbnailRatio(image.naturalWidth / image.naturalHeight)
          }}
        />
      )}
      <div className={styles.player} inert={hasPanel}>
        {props.player}
      </div>
      {view === 'waiting' && <PlayBar video={video} onPress={onPress} />}
      {view === 'ended' && <EndPanel onRestart={onRestart} />}
      {isFailure(view) && (
        <FailurePanel failure={view} message={failureMessage(video, view)} onRestart={onRestart} />
      )}
      {video.kind === 'frame' && (
        <noscript>
          <FilmBar video={video}>
            <a className={buttons.outlined} href={video.pageUrl}>
              <PlayIcon />
              {fillService(words.video.watchOn, video.service)}
            </a>
          </FilmBar>
        </noscript>
      )}
    </div>
  )
}

function Below({ video, view }: VideoViewProps) {
  const isFile = video.kind === 'file'
  const hasTranscript = video.transcript.length > 0
  if (!isFile && !hasTranscript) return null
  return (
    <div className={styles.below}>
      {isFile && (
        <noscript>
          <p>{bylineOf(video)}</p>
        </noscript>
      )}
      {isFile && video.captionsUrl && <p hidden={isFailure(view)}>{words.video.captions}</p>}
      {isFile && (
        // In some engines the browser's play button needs JavaScript: a link replaces it.
        <noscript>
          <WatchLink />
        </noscript>
      )}
      {hasTranscript && (
        <details className={buttons.details}>
          <summary className={buttons.text}>
            <span>{words.video.transcript}</span>
          </summary>
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

function failureMessage(video: Video, failure: Failure): string {
  if (failure === 'offline') return words.everyPage.offline
  const isSilent = failure === 'silent'
  if (video.kind === 'file') return isSilent ? words.video.slow : words.video.dead
  return fillService(isSilent ? words.video.silent : words.video.failed, video.service)
}

/** What screen readers announce: nothing while the film itself can be heard. */
function announcementFor({ video, view }: VideoViewProps): string {
  if (isFailure(view)) return failureMessage(video, view)
  // To announce a player that loads without a tap would interrupt the reading of the page.
  const loadsByItself = video.kind === 'frame' && !mustAsk('video')
  if (loadsByItself && (view === 'loading' || view === 'shown')) return ''
  const announcements: Partial<Record<EmbedView, string>> = words.video.status
  return announcements[view] ?? ''
}
