import { words } from 'virtual:site'
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEmbedEvents } from '../../audience/track-embeds.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { initialState, nextState } from '../embed-state.ts'
import { useIsOnline } from '../use-is-online.ts'
import { useSilence } from '../use-silence.ts'
import { startFilm } from './start-film.ts'
import { VideoView } from './VideoView.tsx'
import { phaseOf } from './video-phase.ts'

type FileEmbedData = Extract<Video, { kind: 'file' }>

/** The last event of a film that was started before React listened; `null` where it has fired none. */
function lastEvent({ ended, paused, readyState }: HTMLMediaElement) {
  if (ended) return 'ended'
  // Less than `HAVE_FUTURE_DATA`.
  if (readyState < 3) return null
  return paused ? 'ready' : 'playing'
}

/** Where the visitor left the film for another page, in seconds. A reload forgets it. */
let leftAt = 0

/** A file of our own: one tap on our button, then the browser's own player. */
export function FileEmbed({ video }: { video: FileEmbedData }) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const phase = phaseOf(state, isAskedFor, true)
  const media = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const silence = useSilence(phase === 'loading' && !state.hasFailed, attempt)

  const isOnline = useIsOnline()
  const isBroken = state.hasFailed || phase === 'loading'
  const problemOf = () => {
    if (isAskedFor && isBroken && !isOnline) return 'offline'
    if (state.hasFailed) return 'failed'
    return silence === 'silent' ? 'silent' : null
  }
  const problem = problemOf()

  useEmbedEvents('video', state, problem)

  const start = (film: HTMLVideoElement) =>
    startFilm(film).catch(() => film.error || dispatch({ kind: 'ready' }))

  const ask = () => {
    // Shown at once: what is hidden takes no focus.
    flushSync(() => setIsAskedFor(true))
    const film = media.current
    if (!film) return
    // A tap that came before React has started it, or has failed to.
    if (film.error) film.load()
    if (film.currentTime < leftAt) film.currentTime = leftAt
    const event = lastEvent(film)
    if (event) dispatch({ kind: event })
    else start(film)
  }

  const end = () => {
    if (document.fullscreenElement) document.exitFullscreen()
    dispatch({ kind: 'ended' })
  }

  /** From its beginning, or from where its file stopped coming. */
  const startAgain = () => {
    const film = media.current
    if (!film) return
    const { currentTime, ended } = film
    dispatch({ kind: 'removed' })
    setAttempt(attempt + 1)
    if (problem) film.load()
    film.currentTime = ended ? 0 : currentTime
    start(film)
  }

  const resume = useEffectEvent(() => isBroken && isAskedFor && startAgain())
  useEffect(() => {
    if (isOnline) resume()
  }, [isOnline])

  useLayoutEffect(() => {
    const film = media.current
    return () => {
      if (film) leftAt = film.ended ? 0 : film.currentTime || leftAt
    }
  }, [])

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
      onEnded={end}
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
      onPress={ask}
      isSlow={silence !== null}
      onRestart={startAgain}
      player={player}
    />
  )
}
