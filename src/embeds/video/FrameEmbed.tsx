import { videoMessages, words } from 'virtual:site'
import { useEffect, useState } from 'react'
import { withParameters } from '../../../services/with-parameters.ts'
import { afterPaint } from '../../after-paint.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import panes from '../../styles/panes.module.css'
import { whenIdle } from '../../when-idle.ts'
import { AgreementNotice } from '../consent/AgreementNotice.tsx'
import { ConsentQuestion } from '../consent/ConsentQuestion.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { mustAsk, useConsent } from '../consent/use-consent.ts'
import { type FramedEmbed, useFramedEmbed } from '../use-framed-embed.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { WatchLink } from './VideoLinks.tsx'
import styles from './VideoView.module.css'
import { VideoView } from './VideoView.tsx'

type FramedVideo = Extract<Video, { kind: 'frame' }>

/**
 * A film in its service's player. Where consent is required, the player loads after a tap on the
 * play button; else it loads by itself, when the browser is idle.
 */
export function FrameEmbed({ video }: { video: FramedVideo }) {
  const [url, setUrl] = usePlayerUrl(video.frameUrl)
  const film = useFramedEmbed('video', video, {
    messages: videoMessages,
    url,
    startsAtTap: mustAsk('video'),
  })
  // The thumbnail comes from the service: neither the prerendered page nor one that asks for consent loads it.
  const mayRequestThumbnail = useIsHydrated() && film.mayLoad

  const urlThatPlays = withParameters(video.frameUrl, video.autoplay)
  const play = () =>
    afterPaint(() => {
      film.agree()
      setUrl(urlThatPlays)
    })
  const restart = () => {
    film.restart()
    setUrl(urlThatPlays)
  }

  return (
    <VideoView
      video={video}
      view={film.view}
      onPress={play}
      onRestart={restart}
      thumbnailUrl={mayRequestThumbnail ? video.thumbnailUrl : null}
      player={
        film.isRequested && (
          <iframe
            key={film.facts.attempt}
            {...film.attributes}
            title={fill(words.video.frameTitle, { title: video.title })}
          />
        )
      }
    >
      <BelowFilm video={video} film={film} />
    </VideoView>
  )
}

/** The player's address, `null` while it may not load. A tap sets the address that plays at once. */
function usePlayerUrl(frameUrl: string) {
  const [url, setUrl] = useState<string | null>(null)
  const consent = useConsent('video')

  useEffect(() => {
    if (!mustAsk('video')) whenIdle(() => setUrl(frameUrl))
  }, [frameUrl])

  // After a withdrawal only a tap loads the player, not an agreement given in « Gérer mes choix ».
  useEffect(() => {
    if (mustAsk('video') && consent === 'unasked') setUrl(null)
  }, [consent])
  return [url, setUrl] as const
}

/** What stands below the film. All of it keeps its room, so that an answer or a message moves nothing. */
function BelowFilm({ video, film }: { video: FramedVideo; film: FramedEmbed }) {
  const { view, consent, rememberRef, withdraw } = film
  // A player that posts no message, of a service that promises none, may have failed unnoticed.
  const mayBeDead = !video.promisesMessage && (view === 'loading' || view === 'shown')
  if (mustAsk('video')) {
    return (
      <div className={panes.panes}>
        <ConsentQuestion kind="video" isHidden={consent !== 'unasked'} rememberRef={rememberRef} />
        <AgreementNotice kind="video" consent={consent} onWithdraw={withdraw}>
          {mayBeDead && <WatchLink />}
        </AgreementNotice>
      </div>
    )
  }
  return (
    <>
      {!video.promisesMessage && (
        <p className={styles.below} hidden={!mayBeDead}>
          <WatchLink />
        </p>
      )}
      <ServiceNotice kind="video" />
    </>
  )
}
