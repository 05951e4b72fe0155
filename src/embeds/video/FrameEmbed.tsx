import { words } from 'virtual:site'
import { useEffect, useState } from 'react'
import type { Messages } from '../../../services/Provider.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { fill } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import panes from '../../styles/panes.module.css'
import { whenIdle } from '../../when-idle.ts'
import { Agreement } from '../consent/Agreement.tsx'
import { Question } from '../consent/Question.tsx'
import { ServiceNotice } from '../consent/ServiceNotice.tsx'
import { mustAsk, useConsent } from '../consent/use-consent.ts'
import { type Frame, useFrame } from '../use-frame.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'
import { WatchLink } from './VideoLinks.tsx'
import styles from './VideoView.module.css'
import { VideoView } from './VideoView.tsx'

type Film = Extract<Video, { kind: 'frame' }>

/**
 * A film in its service's player. Where consent is required, the player loads after a tap on the
 * play button; else it loads by itself, when the browser is idle.
 */
export function FrameEmbed({ video, messages }: { video: Film; messages: Messages | undefined }) {
  const [url, setUrl] = usePlayerUrl(video.frameUrl)
  const frame = useFrame('video', video, { messages, url, startsAtTap: mustAsk('video') })
  const isHydrated = useIsHydrated()
  // The preview comes from the service: neither the prerendered page nor one that asks for consent loads it.
  const mayRequestPreview = isHydrated && frame.mayLoad

  const urlThatPlays = withParameters(video.frameUrl, video.autoplay)
  const play = () => {
    frame.agree()
    setUrl(urlThatPlays)
  }
  const restart = () => {
    frame.restart()
    setUrl(urlThatPlays)
  }

  return (
    <VideoView
      video={video}
      view={frame.view}
      onPress={play}
      onRestart={restart}
      picture={mayRequestPreview ? video.thumbnailUrl : null}
      player={
        frame.isAskedFor && (
          <iframe
            key={frame.facts.attempt}
            {...frame.attributes}
            title={fill(words.video.frameTitle, { title: video.title })}
          />
        )
      }
    >
      {mustAsk('video') ? (
        <ConsentPanes video={video} frame={frame} />
      ) : (
        <LinkAndNotice video={video} frame={frame} />
      )}
    </VideoView>
  )
}

/** The player's address, `null` while it may not load. A tap sets the address that plays at once. */
function usePlayerUrl(frameUrl: string) {
  const [url, setUrl] = useState<string | null>(null)
  const consent = useConsent('video')

  useEffect(() => {
    if (!mustAsk('video')) return whenIdle(() => setUrl(frameUrl))
  }, [frameUrl])

  // After a withdrawal only a tap loads the player, not an agreement given in « Gérer mes choix ».
  useEffect(() => {
    if (mustAsk('video') && consent === 'unasked') setUrl(null)
  }, [consent])
  return [url, setUrl] as const
}

type BelowProps = { video: Film; frame: Frame }

/** True while a player has posted no message, if its service promises none: it may have failed unnoticed. */
const offersLink = ({ video, frame: { view } }: BelowProps) =>
  !video.readyIsVerified && (view === 'loading' || view === 'shown')

/** The consent question, or the visitor's agreement. Both keep their room, so that an answer moves nothing. */
const ConsentPanes = ({ video, frame }: BelowProps) => (
  <div className={panes.panes}>
    <Question
      purpose="video"
      isHidden={frame.consent !== 'unasked'}
      rememberRef={frame.rememberRef}
    />
    <Agreement purpose="video" answer={frame.consent} onWithdraw={frame.withdraw}>
      {offersLink({ video, frame }) && <WatchLink video={video} />}
    </Agreement>
  </div>
)

const LinkAndNotice = ({ video, frame }: BelowProps) => (
  <>
    {!video.readyIsVerified && (
      // The style sheet keeps room for this link while it is hidden, so that nothing moves when it appears.
      <p className={`${styles.below} ${styles.links}`} hidden={!offersLink({ video, frame })}>
        <WatchLink video={video} />
      </p>
    )}
    <ServiceNotice purpose="video" />
  </>
)
