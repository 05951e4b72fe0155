import { words } from 'virtual:site'
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEmbedEvents } from '../../audience/track-embeds.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { type EmbedEvent, initialState, nextState, phaseOf, problemOf } from '../embed-state.ts'
import { isBoxAwaited } from '../frame-focus.ts'
import { useIsOnline } from '../use-is-online.ts'
import { useSilence } from '../use-silence.ts'
import { startFilm } from './start-film.ts'
import { VideoView } from './VideoView.tsx'

type Film = Extract<Video, { kind: 'file' }>

/** How far the film has been played, in seconds. Kept outside the component, which navigation unmounts. */
let secondsPlayed = 0

/**
 * A film on the site's own server, in the browser's player. A tap on our button starts it. Where
 * the tap came before React, the boot script has started the film, and React takes it over.
 */
export function FileEmbed({ video }: { video: Film }) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const media = useRef<HTMLVideoElement>(null)
  const isOnline = useIsOnline()
  const phase = phaseOf(state, { isAskedFor, readyIsVerified: true })
  const silence = useSilence(phase === 'loading' && !state.hasFailed, state.attempt)
  const isFileMissing = isAskedFor && (state.hasFailed || phase === 'loading')
  const isOffline = isFileMissing && !isOnline
  // The error of a file that is no longer asked for may come late: it is no problem then.
  const problem = isAskedFor
    ? problemOf(state, { isOffline, isSilent: silence === 'silent' })
    : null
  useEmbedEvents(state)

  const start = async (film: HTMLVideoElement) => {
    try {
      await startFilm(film)
    } catch {
      // Where the browser refuses to play, the visitor can use the browser's controls.
      // `onError` handles a file that fails.
      if (!film.error) dispatch({ kind: 'ready' })
    }
  }

  const play = () => {
    // The player must be visible before `startFilm` focuses it.
    flushSync(() => setIsAskedFor(true))
    const film = media.current
    if (!film) return
    // The file may have failed after the boot script started the film: then it is requested again.
    if (film.error) film.load()
    if (film.currentTime < secondsPlayed) film.currentTime = secondsPlayed
    const missedEvent = eventMissedBeforeReact(film)
    if (missedEvent) dispatch({ kind: missedEvent })
    else start(film)
  }

  /** Plays the film from its beginning or, where its file failed, from where it was. */
  const restart = () => {
    const film = media.current
    if (!film) return
    const startTime = film.ended ? 0 : film.currentTime
    dispatch({ kind: 'removed' })
    if (problem) film.load()
    film.currentTime = startTime
    start(film)
  }

  const onOnline = useEffectEvent(() => {
    if (!isFileMissing) return
    if (isBoxAwaited('video')) {
      restart()
    } else {
      // A visitor who has gone on in the page hears no film: the film waits for another tap.
      setIsAskedFor(false)
      dispatch({ kind: 'removed' })
    }
  })
  useEffect(() => {
    if (isOnline) onOnline()
  }, [isOnline])

  return (
    <VideoView
      video={video}
      phase={phase}
      problem={problem}
      loadsAtTap
      onPress={play}
      isSlow={silence !== null}
      onRestart={restart}
      player={
        <FilmPlayer
          ref={media}
          video={video}
          // At the film's end, and where it cannot play, our own buttons replace the browser's controls.
          hasControls={phase !== 'ended' && !problem}
          dispatch={dispatch}
        />
      }
    />
  )
}

type PlayerProps = {
  ref: RefObject<HTMLVideoElement | null>
  video: Film
  hasControls: boolean
  dispatch: (event: EmbedEvent) => void
}

function FilmPlayer({ ref, video, hasControls, dispatch }: PlayerProps) {
  const handleEnded = () => {
    secondsPlayed = 0
    if (document.fullscreenElement) document.exitFullscreen()
    dispatch({ kind: 'ended' })
  }
  const rememberTime = (film: HTMLVideoElement) => {
    secondsPlayed = film.currentTime
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={ref}
      src={video.pageUrl}
      aria-label={fill(words.video.frameTitle, { title: video.title })}
      controls={hasControls}
      playsInline
      preload="none"
      onCanPlay={() => dispatch({ kind: 'ready' })}
      onPlaying={() => dispatch({ kind: 'playing' })}
      onTimeUpdate={({ currentTarget }) => rememberTime(currentTarget)}
      onEnded={handleEnded}
      onError={() => dispatch({ kind: 'failed' })}
    >
      {video.captionsUrl && (
        <track kind="captions" srcLang="fr" label="Français" src={video.captionsUrl} />
      )}
    </video>
  )
}

/** The latest event of a film started before React was loaded; `null` if the film cannot play yet. */
function eventMissedBeforeReact({ ended, paused, readyState }: HTMLMediaElement) {
  if (ended) return 'ended'
  const canPlay = readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
  if (!canPlay) return null
  return paused ? 'ready' : 'playing'
}
