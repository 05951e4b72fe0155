import { words } from 'virtual:site'
import { useEffect, useState } from 'react'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { whenIdle } from '../../start/when-idle.ts'
import panes from '../../styles/panes.module.css'
import { Agreement } from '../consent/Agreement.tsx'
import { Question } from '../consent/Question.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { useFrame } from '../use-frame.ts'
import { useIsAwake } from '../use-is-awake.ts'
import { WatchLink } from './VideoLinks.tsx'
import styles from './VideoView.module.css'
import { VideoView } from './VideoView.tsx'

type Props = {
  video: Extract<Video, { kind: 'frame' }>
  messages: Messages | undefined
}

/**
 * A film in its service's player. Where consent is asked, the player loads after a tap on the play
 * button; else it loads by itself, when the browser is idle.
 */
export function FrameEmbed({ video, messages }: Props) {
  const { frameUrl, readyIsVerified, service } = video
  /** Address of the player; `null` until it may load. */
  const [url, setUrl] = useState<string | null>(null)
  const player = useFrame('video', video, { messages, url })
  const { consent, isThere, state } = player
  const waitsForTap = consent !== 'none-needed'
  const urlThatPlays = withParameters(frameUrl, video.autoplay)
  const isAwake = useIsAwake()
  // Nothing is requested from the service, not even its preview, before the visitor agrees.
  const mayRequestPreview = isAwake && consent !== 'unasked'

  useEffect(() => {
    if (!waitsForTap) return whenIdle(() => setUrl(frameUrl))
  }, [waitsForTap, frameUrl])

  // After a withdrawal, the player loads again at the next tap on the play button.
  useEffect(() => {
    if (consent === 'unasked') setUrl(null)
  }, [consent])

  // A player that need not say that it is ready may fail unnoticed: the page links to the film
  // until the player sends a message.
  const offersLink = !readyIsVerified && !state.hasSpoken && player.problem !== 'offline'
  const link = <WatchLink video={video} />

  return (
    <VideoView
      video={video}
      phase={player.phase}
      problem={player.problem}
      waitsForTap={waitsForTap}
      onPress={() => {
        player.ask()
        if (url === null) setUrl(urlThatPlays)
      }}
      isSlow={player.isSlow}
      onRestart={() => {
        player.restart()
        setUrl(urlThatPlays)
      }}
      picture={mayRequestPreview ? video.thumbnailUrl : null}
      player={
        isThere && (
          <iframe
            key={state.attempt}
            {...player.attributes}
            title={fill(words.video.frameTitle, { title: video.title })}
          />
        )
      }
    >
      {waitsForTap ? (
        <div className={panes.panes}>
          <Question
            purpose="video"
            service={service}
            isHidden={consent !== 'unasked'}
            rememberRef={player.rememberRef}
          />
          <Agreement
            purpose="video"
            service={service}
            answer={consent}
            onWithdraw={player.withdraw}
          >
            {offersLink && link}
          </Agreement>
        </div>
      ) : (
        <>
          {!readyIsVerified && (
            <p className={`${styles.below} ${styles.links}`} hidden={!offersLink}>
              {link}
            </p>
          )}
          <ServiceNotice purpose="video" />
        </>
      )}
    </VideoView>
  )
}
