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
import { phaseOf } from './video-phase.ts'

type FrameEmbedData = Extract<Video, { kind: 'frame' }>

/**
 * A film in its service's player. Where consent is asked, the player loads after a tap on the page's play
 * button; else it loads by itself, when the browser is idle.
 */
export function FrameEmbed(props: { video: FrameEmbedData; messages: Messages | undefined }) {
  const { video, messages } = props
  const { readyIsVerified } = video
  const [url, setUrl] = useState<string | null>(null)
  const player = useFrame('video', video, { messages, url })
  const { consent, isThere } = player
  const isAwake = useIsAwake()
  const waitsForTap = consent !== 'none-needed'
  // Where a player need not say that it is ready, its failure would go unnoticed: the page links to the film
  // until the player sends a message.
  const mayFailSilently = !readyIsVerified
  const offersLink = mayFailSilently && !player.state.hasSpoken && player.problem !== 'offline'
  // Nothing is requested from the service, not even its preview, before the visitor agrees.
  const thumbnailUrl = consent === 'unasked' || !isAwake ? null : video.thumbnailUrl
  const phase = phaseOf(player.state, { isAskedFor: isThere, readyIsVerified })
  const urlAfterTap = withParameters(video.frameUrl, video.autoplay)

  // After a withdrawal, the player has no address until the next tap on the play button loads it again.
  useEffect(() => {
    if (consent === 'unasked') setUrl(null)
  }, [consent])

  useEffect(() => {
    if (!waitsForTap) return whenIdle(() => setUrl(video.frameUrl))
  }, [waitsForTap, video.frameUrl])

  return (
    <VideoView
      video={video}
      phase={phase}
      problem={player.problem}
      waitsForTap={waitsForTap}
      onPress={() => {
        player.ask()
        setUrl((current) => current ?? urlAfterTap)
      }}
      isSlow={player.isSlow}
      onRestart={() => {
        player.restart()
        setUrl(urlAfterTap)
      }}
      picture={thumbnailUrl}
      player={
        isThere && (
          <iframe
            key={player.attempt}
            {...player.attributes}
            title={fill(words.video.frameTitle, { title: video.title })}
            // The Tab key skips a frame that is not shown.
            tabIndex={player.isShown ? undefined : -1}
          />
        )
      }
    >
      {waitsForTap ? (
        <div className={panes.panes}>
          <Question
            purpose="video"
            service={video.service}
            isHidden={consent !== 'unasked'}
            rememberRef={player.rememberRef}
          />
          <Agreement
            purpose="video"
            service={video.service}
            answer={consent}
            onWithdraw={player.withdraw}
          >
            {offersLink && <WatchLink video={video} />}
          </Agreement>
        </div>
      ) : (
        <>
          {mayFailSilently && (
            <p className={`${styles.below} ${styles.links}`} hidden={!offersLink}>
              <WatchLink video={video} />
            </p>
          )}
          <ServiceNotice purpose="video" />
        </>
      )}
    </VideoView>
  )
}
