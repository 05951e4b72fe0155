import { useEmbedEvents } from 'virtual:track-embeds'
import { words } from 'virtual:words'
import { useEffect, useReducer, useRef, useState } from 'react'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { initialState, nextState } from '../embed-state.ts'
import { useSilence } from '../use-silence.ts'
import { usePicture } from './use-picture.ts'
import { VideoView } from './VideoView.tsx'
import { phaseOf } from './video-phase.ts'

type FileEmbedData = Extract<Video, { kind: 'file' }>

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

  const ask = () => setIsAskedFor(true)

  useEffect(() => {
    if (!isAskedFor) return
    media.current?.focus({ preventScroll: true })
    // WebKitGTK leaves `default` captions disabled until somebody says otherwise.
    for (const track of media.current?.textTracks ?? []) track.mode = 'showing'
    media.current?.play().catch((error: unknown) => {
      // Safari may ask for a second tap, after one that came before hydration: on its own controls.
      if (error instanceof DOMException && error.name === 'NotAllowedError')
        dispatch({ kind: 'ready' })
    })
  }, [isAskedFor])

  const player = (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={media}
      src={video.pageUrl}
      poster={video.posterUrl ?? undefined}
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
        <track kind="captions" srcLang="fr" label="Français" src={video.captionsUrl} default />
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
      // Native controls and captions cost time before the first paint: not until they are wanted.
      player={isAskedFor ? player : <noscript>{player}</noscript>}
    />
  )
}
