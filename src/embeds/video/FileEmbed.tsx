import { words } from 'virtual:site'
import { useReducer, useRef, useState } from 'react'
import { useEmbedEvents } from '../../audience/track-embeds.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { initialState, nextState, phaseOf, problemOf } from '../embed-state.ts'
import { useIsOnline, useWhenOnline } from '../use-is-online.ts'
import { useSilence } from '../use-silence.ts'
import { startFilm } from './start-film.ts'
import { VideoView } from './VideoView.tsx'

/** A film on the site's own server, in the browser's player. A tap on our button starts it. */
export function FileEmbed({ video }: { video: Extract<Video, { kind: 'file' }> }) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const media = useRef<HTMLVideoElement>(null)
  const isOnline = useIsOnline()
  const phase = phaseOf(state, { isAskedFor, isReachable: true, readyIsVerified: true })
  const { hasFailed, attempt } = state
  const isSilent = useSilence(phase === 'loading' && !hasFailed, attempt)
  const problem = isAskedFor ? problemOf({ hasFailed, isSilent, isOnline }) : null
  useEmbedEvents(state)
  // The film does not play by itself: the visitor may have gone on.
  useWhenOnline(() => problem && setIsAskedFor(false))

  async function start() {
    const film = media.current
    if (!film) return
    setIsAskedFor(true)
    dispatch({ kind: 'removed' })
    if (film.error || problem) film.load()
    // A tap before React has started the film already, and its event went by unheard.
    if (!film.paused && film.readyState >= film.HAVE_FUTURE_DATA) dispatch({ kind: 'playing' })
    // Where the browser refuses to play, its controls are shown. `onError` handles a file that fails.
    await startFilm(film).catch(() => film.error || dispatch({ kind: 'ready' }))
  }

  const player = (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={media}
      src={video.pageUrl}
      aria-label={fill(words.video.frameTitle, { title: video.title })}
      // At the film's end, and where it cannot play, our own buttons replace the browser's controls.
      controls={phase !== 'ended' && !problem}
      playsInline
      preload="none"
      data-playing={phase === 'waiting' || phase === 'loading' ? undefined : ''}
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
      {...{ video, phase, problem, player }}
      loadsAtTap
      onPress={start}
      onRestart={start}
    />
  )
}
