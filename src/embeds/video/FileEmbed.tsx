import { words } from 'virtual:site'
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { useEmbedEvents } from '../../audience/track-embeds.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { initialState, nextState, problemFrom } from '../embed-state.ts'
import { useIsOnline } from '../use-is-online.ts'
import { useSilence } from '../use-silence.ts'
import { startFilm } from './start-film.ts'
import { VideoView } from './VideoView.tsx'
import { phaseOf } from './video-phase.ts'

type FileEmbedData = Extract<Video, { kind: 'file' }>

/** Where the film was when the visitor left for another page of the site. A reload forgets it. */
let secondsPlayed = 0

/**
 * A film on the site's own server, in the browser's player. A tap on our button starts it; where the tap came
 * before React, the boot script has started it already.
 */
export function FileEmbed({ video }: { video: FileEmbedData }) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const [isAskedFor, setIsAskedFor] = useState(false)
  /** Another number gives the film its full time again before the page says that it is slow. */
  const [attempt, setAttempt] = useState(0)
  const media = useRef<HTMLVideoElement>(null)
  const isOnline = useIsOnline()
  const phase = phaseOf(state, { isAskedFor, readyIsVerified: true })
  const silence = useSilence(phase === 'loading' && !state.hasFailed, attempt)
  /** The visitor has asked for the film, and its file has failed or has not come yet. */
  const isFileMissing = isAskedFor && (state.hasFailed || phase === 'loading')
  const problem = problemFrom({
    isOffline: isFileMissing && !isOnline,
    hasFailed: state.hasFailed,
    isSilent: silence === 'silent',
  })

  const start = async (film: HTMLVideoElement) => {
    try {
      await startFilm(film)
    } catch {
      // The browser may refuse to play: its controls then start the film. `onError` handles a bad file.
      if (!film.error) dispatch({ kind: 'ready' })
    }
  }

  const startAtTap = () => {
    // The player must be visible before `start` focuses it.
    flushSync(() => setIsAskedFor(true))
    const film = media.current
    if (!film) return
    // The boot script may have tried already, and the file may have failed.
    if (film.error) film.load()
    if (film.currentTime < secondsPlayed) film.currentTime = secondsPlayed
    const event = lastEventOf(film)
    if (event === null) start(film)
    else dispatch({ kind: event })
  }

  /** Plays from the beginning or, where the file failed on the way, from there. */
  const startAgain = () => {
    const film = media.current
    if (!film) return
    const startTime = film.ended ? 0 : film.currentTime
    dispatch({ kind: 'removed' })
    setAttempt(attempt + 1)
    if (problem) film.load()
    film.currentTime = startTime
    start(film)
  }

  useEmbedEvents('video', state, problem)
  const onBackOnline = useEffectEvent(() => {
    if (isFileMissing) startAgain()
  })
  useEffect(() => {
    if (isOnline) onBackOnline()
  }, [isOnline])
  useSecondsPlayed(media)

  const player = (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={media}
      src={video.pageUrl}
      aria-label={fill(words.video.frameTitle, { title: video.title })}
      // At the end, and where it cannot play, our own buttons stand in place of the controls.
      controls={phase !== 'ended' && !problem}
      playsInline
      preload="none"
      onCanPlay={() => dispatch({ kind: 'ready' })}
      onPlaying={() => dispatch({ kind: 'playing' })}
      onEnded={() => {
        if (document.fullscreenElement) document.exitFullscreen()
        dispatch({ kind: 'ended' })
      }}
      onError={() => dispatch({ kind: 'failed' })}
    >
      {video.captionsUrl && (
        <track kind="captions" srcLang="fr" label="Français" src={video.captionsUrl} />
      )}
    </video>
  )

  return (
    <VideoView
      video={video}
      phase={phase}
      problem={problem}
      waitsForTap
      onPress={startAtTap}
      isSlow={silence !== null}
      onRestart={startAgain}
      player={player}
    />
  )
}

/** The last event of a film that was started before React listened, or `null`. */
function lastEventOf({ ended, paused, readyState }: HTMLMediaElement) {
  if (ended) return 'ended'
  if (readyState < HTMLMediaElement.HAVE_FUTURE_DATA) return null
  return paused ? 'ready' : 'playing'
}

/** Stores where the film is when the visitor leaves the page; a film that has ended starts anew. */
function useSecondsPlayed(media: RefObject<HTMLVideoElement | null>) {
  useLayoutEffect(() => {
    const film = media.current
    return () => {
      if (film?.ended) secondsPlayed = 0
      // A film that was not started on this visit of the page keeps its place.
      else if (film && film.currentTime > 0) secondsPlayed = film.currentTime
    }
  }, [media])
}
