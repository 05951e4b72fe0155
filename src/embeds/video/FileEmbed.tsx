import { words } from 'virtual:site'
import { useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useEmbedEvents } from '../../audience/track-embeds.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { initialState, nextState } from '../embed-state.ts'
import { useSilence } from '../use-silence.ts'
import { startFilm } from './start-film.ts'
import { usePicture } from './use-picture.ts'
import { VideoView } from './VideoView.tsx'
import { phaseOf } from './video-phase.ts'

type FileEmbedData = Extract<Video, { kind: 'file' }>

/** What a film that is under way would have told by now. */
function eventSoFar({ error, ended, paused, readyState }: HTMLMediaElement) {
  if (error) return 'failed'
  if (ended) return 'ended'
  // Less than `HAVE_FUTURE_DATA`.
  if (readyState < 3) return null
  return paused ? 'ready' : 'playing'
}

/** A file of our own: one tap on our button, then the browser's own player. */
export function FileEmbed({ video }: { video: FileEmbedData }) {
  const [state, dispatch] = useReducer(nextState, initialState)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const phase = phaseOf(state, isAskedFor, true)
  const isDead = state.failure !== null
  const media = useRef<HTMLVideoElement>(null)
  const picture = usePicture(video.posterUrl, isAskedFor)
  const isSilent = useSilence(phase === 'loading' && !isDead)

  useEmbedEvents('video', state, isDead || isSilent)

  const ask = () => {
    // Shown at once: what is hidden takes no focus.
    flushSync(() => setIsAskedFor(true))
    const film = media.current
    // A tap that came before React has started it.
    const told = film && eventSoFar(film)
    if (told) dispatch({ kind: told })
    else if (film) startFilm(film).catch(() => film.error || dispatch({ kind: 'ready' }))
  }

  const player = (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={media}
      src={video.pageUrl}
      aria-label={fill(words.video.frameTitle, { title: video.title })}
      controls
      playsInline
      preload="none"
      onCanPlay={() => dispatch({ kind: 'ready' })}
      onPlaying={() => dispatch({ kind: 'playing' })}
      onEnded={() => dispatch({ kind: 'ended' })}
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
      problem={isDead ? 'dead' : isSilent ? 'silent' : null}
      button="play"
      onPress={ask}
      picture={picture.shownUrl}
      onPicture={picture.onPicture}
      ratio={picture.ratio}
      player={player}
    />
  )
}
