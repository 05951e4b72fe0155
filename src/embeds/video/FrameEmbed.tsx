import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { videoWords as words } from '../../../content/video.ts'
import { ConsentCard } from '../ConsentCard.tsx'
import type { Scope } from '../consent.ts'
import { ServiceNotice } from '../ServiceNotice.tsx'
import { useConsent } from '../use-consent.ts'
import { useFrameMessages } from '../use-frame-messages.ts'
import { usePressedEarly } from '../use-pressed-early.ts'
import { useSilence } from '../use-silence.ts'
import { whenIdle } from '../when-idle.ts'
import type { VideoEmbedData } from './describe-video.ts'
import { useNearViewport } from './use-near-viewport.ts'
import { usePicture } from './use-picture.ts'
import { WaysOut } from './VideoLinks.tsx'
import type { VideoMessages } from './VideoProvider.ts'
import { VideoView } from './VideoView.tsx'
import { initialVideoState, videoReducer } from './video-state.ts'
import { withAutoplay } from './with-autoplay.ts'

type FrameEmbedData = Extract<VideoEmbedData, { kind: 'frame' }>

/** Players begin to listen a moment after their page has loaded. */
const LISTENING_MS = 100
/** How often we write back to what a player says: its handshakes are few, a flood is not ours to feed. */
const MAX_REPLIES = 10

/** A player in its service's frame: by itself, or after a tap where consent is asked. */
export function FrameEmbed(props: { video: FrameEmbedData; messages: VideoMessages | undefined }) {
  const { video, messages } = props
  const { consent, allow } = useConsent('video')
  const asksFirst = consent !== 'none-needed'
  const [{ phase }, dispatch] = useReducer(videoReducer, initialVideoState)
  const [frameUrl, setFrameUrl] = useState<string | null>(null)
  const isFrameThere = frameUrl !== null && consent !== 'unasked'
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const wantsFocus = useRef(false)
  const replies = useRef(0)
  const isNear = useNearViewport(box)
  // The host is asked for nothing, not even its picture, before the visitor agrees.
  const previewUrl = asksFirst ? null : (video.preview?.url ?? null)
  const pictureUrl = video.posterUrl ?? (isNear ? previewUrl : null)
  const picture = usePicture(pictureUrl, isFrameThere)
  const tellsRatio = video.posterUrl !== null || video.preview?.tellsRatio === true
  const isSilent = useSilence(phase === 'loading' && video.readyIsVerified)

  // Withdrawn: the frame leaves with the consent, and the next tap starts anew.
  const [knownConsent, setKnownConsent] = useState(consent)
  if (consent !== knownConsent) {
    setKnownConsent(consent)
    if (consent === 'unasked') {
      setFrameUrl(null)
      dispatch('withdrawn')
    }
  }

  const load = (url: string) => {
    replies.current = 0
    setFrameUrl(url)
    dispatch('requested')
  }

  const loadAfterTap = (scope: Scope) => {
    if (consent === 'unasked' || scope === 'always') allow(scope)
    if (isFrameThere) return
    wantsFocus.current = true
    load(withAutoplay(video.frameUrl, video.autoplay))
  }
  usePressedEarly(button, () => loadAfterTap('once'))

  const comeByItself = useEffectEvent(() => load(video.frameUrl))
  const comesNow =
    !asksFirst && isNear && (pictureUrl === null || picture.isSettled) && !isFrameThere
  useEffect(() => (comesNow ? whenIdle(() => comeByItself()) : undefined), [comesNow])

  useEffect(() => {
    if (isFrameThere && wantsFocus.current) frame.current?.focus({ preventScroll: true })
    wantsFocus.current = false
  }, [isFrameThere])

  const post = (all: readonly unknown[], origin: string) => {
    for (const message of all) frame.current?.contentWindow?.postMessage(message, origin)
  }

  useFrameMessages(frame, video.frameOrigins, (data, origin) => {
    const signal = messages?.read(data)
    const reply = signal === 'ready' ? messages?.onReady : messages?.answer?.(data)
    if (reply?.length && replies.current < MAX_REPLIES) {
      replies.current += 1
      post(reply, origin)
    }
    if (signal) dispatch(signal)
  })

  const onLoad = () => {
    // Nothing better is known of the others, and an error page loads just as well.
    if (!video.readyIsVerified) dispatch('shown')
    // To whoever is there: it holds no secret, and an error page must not end in the console.
    setTimeout(() => post(messages?.onLoad ?? [], '*'), LISTENING_MS)
  }

  return (
    <VideoView
      video={video}
      phase={phase}
      problem={isSilent ? 'silent' : null}
      button={asksFirst ? 'load' : null}
      onPress={() => loadAfterTap('once')}
      buttonRef={button}
      boxRef={box}
      picture={picture.shownUrl}
      onPicture={picture.onPicture}
      ratio={tellsRatio ? picture.ratio : null}
      player={
        isFrameThere && (
          <iframe
            ref={frame}
            src={frameUrl}
            title={words.frameTitle(video.title)}
            allow={video.allow}
            referrerPolicy="strict-origin-when-cross-origin"
            onLoad={onLoad}
          />
        )
      }
    >
      {asksFirst ? (
        <ConsentCard purpose="video" service={video.service} onAllow={loadAfterTap}>
          <WaysOut video={video} />
        </ConsentCard>
      ) : (
        <ServiceNotice purpose="video" />
      )}
    </VideoView>
  )
}
