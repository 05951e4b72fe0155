import { words } from 'virtual:site'
import { useRef, useState } from 'react'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { isFailure } from '../embed-view.ts'
import { useEmbed } from '../use-embed.ts'
import { useWindowEvent } from '../use-window-event.ts'
import { eventMissed, startFilm } from './start-film.ts'
import { VideoView } from './VideoView.tsx'

/** A film on the site's own server, in the browser's player. A tap on our button starts it. */
export function FileEmbed({ video }: { video: Extract<Video, { kind: 'file' }> }) {
  const [isRequested, setIsRequested] = useState(false)
  const media = useRef<HTMLVideoElement>(null)
  const { view, tell } = useEmbed({ isRequested, waitsForTap: true, promisesMessage: true })
  // The film does not play by itself: the visitor may have gone on.
  useWindowEvent('online', () => isFailure(view) && setIsRequested(false))

  async function start() {
    const film = media.current
    if (!film) return
    setIsRequested(true)
    // Before React, the boot script has started the film, which the visitor may have paused or seen to its end since.
    if (film.dataset.started !== undefined) {
      delete film.dataset.started
      const kind = eventMissed(film)
      if (kind) tell({ kind })
      return
    }
    tell({ kind: 'reset' })
    if (film.error || isFailure(view)) loadAnew(film)
    // Where the browser refuses to play, its controls are shown. `onError` handles a file that fails.
    await startFilm(film).catch(() => film.error || tell({ kind: 'ready' }))
  }

  const player = (
    // biome-ignore lint/a11y/useMediaCaption: the owner's check asks for captions; without them it still plays
    <video
      ref={media}
      src={video.pageUrl}
      aria-label={fill(words.video.frameTitle, { title: video.title })}
      // At the film's end, and where it cannot play, our own buttons replace the browser's controls.
      controls={view !== 'ended' && !isFailure(view)}
      playsInline
      preload="none"
      data-playing={view === 'waiting' || view === 'loading' ? undefined : ''}
      onCanPlay={() => tell({ kind: 'ready' })}
      onPlaying={() => tell({ kind: 'playing' })}
      onEnded={() => {
        if (document.fullscreenElement) document.exitFullscreen()
        tell({ kind: 'ended' })
      }}
      onError={() => tell({ kind: 'failed' })}
    >
      {video.captionsUrl && (
        <track kind="captions" srcLang="fr" label="Français" src={video.captionsUrl} />
      )}
    </video>
  )
  return <VideoView {...{ video, view, player }} onPress={start} onRestart={start} />
}

/** Loads a film that has failed, to go on where it stopped. */
function loadAnew(film: HTMLVideoElement) {
  const { currentTime } = film
  film.load()
  film.currentTime = currentTime
}
