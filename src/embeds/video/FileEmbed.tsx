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

/** The second of the film at which the visitor left for another page of the site. A reload forgets it. */
let secondsPlayed = 0

/**
 * A film on the site's own server, in the browser's player. A tap on our button starts it; where the tap came
 * before React, the boot script has started it already.
 */
export function FileEmbed({ video }: { video: FileEmbedData }) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const [isAskedFor, setIsAskedFor] = useState(false)
  /**
   * Goes up each time the film is started again: the page then waits the full time before it says that the
   * film is slow.
   */
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
      // Where the browser refuses to play, the visitor can start the film with the browser's controls.
      // `onError` handles a file that fails.
      if (!film.error) dispatch({ kind: 'ready' })
    }
  }

  const startAtTap = () => {
    // The player must be visible before `start` focuses it.
    flushSync(() => setIsAskedFor(true))
    const film = media.current
    if (!film) return
    // The boot script may have tried to play the film before, and its file may have failed: it is loaded
    // again.
    if (film.error) film.load()
    if (film.currentTime < secondsPlayed) film.currentTime = secondsPlayed
    const event = lastEventOf(film)
    if (event === null) start(film)
    else dispatch({ kind: event })
  }

  /**
   * Plays the film from its beginning or, where its file failed on the way, from the place that it had
   * reached.
   */
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

/** What a film that was started before React listened does by now; `null` where it cannot play yet. */
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
      // Where the film was not started since this page was shown, `secondsPlayed` stays as it was.
      else if (film && film.currentTime > 0) secondsPlayed = film.currentTime
    }
  }, [media])
}
