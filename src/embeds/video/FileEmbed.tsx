import { useEffect, useReducer, useRef } from 'react'
import { videoWords as words } from '../../../content/video.ts'
import { usePressedEarly } from '../use-pressed-early.ts'
import { useSilence } from '../use-silence.ts'
import type { VideoEmbedData } from './describe-video.ts'
import { usePicture } from './use-picture.ts'
import { VideoView } from './VideoView.tsx'
import { initialVideoState, videoReducer } from './video-state.ts'

type FileEmbedData = Extract<VideoEmbedData, { kind: 'file' }>

/** A file of our own: one tap on our button, then the browser's own player. */
export function FileEmbed({ video }: { video: FileEmbedData }) {
  const [{ phase, isDead }, dispatch] = useReducer(videoReducer, initialVideoState)
  const button = useRef<HTMLButtonElement>(null)
  const media = useRef<HTMLVideoElement>(null)
  const picture = usePicture(video.posterUrl, phase !== 'waiting')
  const isSilent = useSilence(phase === 'loading' && !isDead)

  const ask = () => dispatch('requested')
  usePressedEarly(button, ask)

  const isAskedFor = phase !== 'waiting'
  useEffect(() => {
    if (!isAskedFor) return
    media.current?.focus({ preventScroll: true })
    media.current?.play().catch((error: unknown) => {
      // Safari may ask for a second tap, after one that came before hydration: on its own controls.
      if (error instanceof DOMException && error.name === 'NotAllowedError') dispatch('ready')
    })
  }, [isAskedFor])

  const player = (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={media}
      src={video.pageUrl}
      poster={video.posterUrl ?? undefined}
      aria-label={words.frameTitle(video.title)}
      controls
      playsInline
      preload="none"
      onCanPlay={() => dispatch('ready')}
      onPlaying={() => dispatch('playing')}
      onEnded={() => dispatch('ended')}
      onError={() => dispatch('died')}
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
      buttonRef={button}
      picture={picture.shownUrl}
      onPicture={picture.onPicture}
      ratio={picture.ratio}
      // Native controls and captions cost time before the first paint: not until they are wanted.
      player={isAskedFor ? player : <noscript>{player}</noscript>}
    />
  )
}
