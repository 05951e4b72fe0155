import { words } from 'virtual:site'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Messages } from '../../../services/Service.ts'
import { withParameters } from '../../../services/with-parameters.ts'
import { fill, fillService } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import { ConsentCard } from '../ConsentCard.tsx'
import type { Scope } from '../consent.ts'
import { ServiceNotice } from '../ServiceNotice.tsx'
import { useFrame } from '../use-frame.ts'
import { useIsAwake } from '../use-is-awake.ts'
import { whenIdle } from '../when-idle.ts'
import { usePicture } from './use-picture.ts'
import { WatchLink, WaysOut } from './VideoLinks.tsx'
import { VideoView } from './VideoView.tsx'
import { phaseOf } from './video-phase.ts'

type FrameEmbedData = Extract<Video, { kind: 'frame' }>

/** A player in its service's frame: by itself, or after a tap where consent is asked. */
export function FrameEmbed(props: { video: FrameEmbedData; messages: Messages | undefined }) {
  const { video, messages } = props
  const [url, setUrl] = useState<string | null>(null)
  const load = (scope: Scope) => {
    player.ask(scope)
    setUrl((current) => current ?? withParameters(video.frameUrl, video.autoplay))
  }
  const player = useFrame('video', video, { messages, url })
  const { consent, isThere } = player
  const isAwake = useIsAwake()
  const asksFirst = consent !== 'none-needed'
  // The host is asked for nothing, not even its picture, before the visitor agrees.
  const previewUrl = asksFirst || !isAwake ? null : (video.preview?.url ?? null)
  const pictureUrl = video.posterUrl ?? previewUrl
  const picture = usePicture(pictureUrl, isThere)
  const tellsRatio = video.posterUrl !== null || video.preview?.tellsRatio === true

  // Withdrawn: the next tap starts anew.
  const [knownConsent, setKnownConsent] = useState(consent)
  if (consent !== knownConsent) {
    setKnownConsent(consent)
    if (consent === 'unasked') setUrl(null)
  }

  const comeByItself = useEffectEvent(() => setUrl(video.frameUrl))
  const comesNow = !asksFirst && (pictureUrl === null || picture.isSettled) && !isThere
  useEffect(() => (comesNow ? whenIdle(() => comeByItself()) : undefined), [comesNow])

  return (
    <VideoView
      video={video}
      phase={phaseOf(player.state, isThere, video.readyIsVerified)}
      problem={player.isFailing ? 'silent' : null}
      button={asksFirst ? 'load' : null}
      onPress={() => load('once')}
      essential={
        consent === 'unasked' && (
          <>
            {fillService(words.consentCard.video.essential, video.service)}{' '}
            <WatchLink video={video} />
          </>
        )
      }
      onShowAnyway={player.showAnyway}
      picture={picture.shownUrl}
      onPicture={picture.onPicture}
      ratio={tellsRatio ? picture.ratio : null}
      player={
        isThere && (
          <iframe
            {...player.attributes}
            title={fill(words.video.frameTitle, { title: video.title })}
          />
        )
      }
    >
      {asksFirst ? (
        <ConsentCard purpose="video" service={video.service} onAllow={load}>
          <WaysOut video={video} />
        </ConsentCard>
      ) : (
        <ServiceNotice purpose="video" />
      )}
    </VideoView>
  )
}
