import { words } from 'virtual:words'
import type { ComponentProps, ReactNode } from 'react'
import { ConsentCardView } from '../../src/embeds/ConsentCardView.tsx'
import type { Purpose } from '../../src/embeds/consent.ts'
import {
  calendarTitle,
  SchedulingCard,
  type SchedulingCardState,
} from '../../src/embeds/scheduling/SchedulingCard.tsx'
import { SchedulingLinks } from '../../src/embeds/scheduling/SchedulingLinks.tsx'
import { WatchLink, WaysOut } from '../../src/embeds/video/VideoLinks.tsx'
import { VideoView, type VideoViewProps } from '../../src/embeds/video/VideoView.tsx'
import { fill, fillService } from '../../src/fill.ts'
import type { EmbedStateId } from './embed-states.ts'
import { samples, services } from './samples.ts'

const nothing = () => {}

/** Draws one state with the components of the page, told from outside what to show. */
export const showState: Record<EmbedStateId, () => ReactNode> = {
  'video-attente': () => <OwnVideo phase="waiting" />,
  'video-sans-image': () => <OwnVideo phase="waiting" video={samples.bareVideo} picture={null} />,
  'video-tarde': () => <OwnVideo phase="loading" problem="silent" />,
  'video-illisible': () => <OwnVideo phase="loading" problem="dead" />,

  'video-arrive': () => <HostedVideo phase="loading" />,
  'video-prete': () => <HostedVideo phase="ready" />,
  'video-lecture': () => <HostedVideo phase="playing" />,
  'video-terminee': () => <HostedVideo phase="ended" />,
  'video-muette': () => <HostedVideo phase="loading" problem="silent" />,
  'video-accord': () => <HostedVideo phase="waiting" button="load" consent="unasked" />,
  'video-accord-donne': () => <HostedVideo phase="playing" button="load" consent="once" />,
  'video-accord-garde': () => <HostedVideo phase="waiting" button="load" consent="always" />,

  'agenda-arrive': () => <Calendar state="loading" />,
  'agenda-ouvert': () => <Calendar state="open" />,
  'agenda-muet': () => <Calendar state="silent" />,
  'agenda-reserve': () => <Calendar state="booked" booking={{ isPending: false }} />,
  'agenda-demande': () => <Calendar state="booked" booking={{ isPending: true }} />,
  'agenda-retour': () => <Calendar state="back" booking={{ isPending: false }} />,
  'agenda-demonstration': () => (
    <Calendar state="booked" booking={{ isPending: false }} scheduling={samples.demonstration} />
  ),
  'agenda-accord': () => <Calendar state="unasked" consent="unasked" />,
  'agenda-accord-donne': () => <Calendar state="open" consent="once" />,
  'agenda-accord-garde': () => <Calendar state="open" consent="always" />,
}

const OwnVideo = ({ video = samples.ownVideo, ...props }: Partial<VideoViewProps>) => (
  <VideoView
    phase="waiting"
    problem={null}
    button="play"
    picture={samples.poster}
    player={
      // biome-ignore lint/a11y/useMediaCaption: the page's own element has them; here only its look counts
      <video
        aria-label={fill(words.video.frameTitle, { title: video.title })}
        src={video.pageUrl}
        controls
        preload="none"
      />
    }
    {...props}
    video={video}
  />
)

type Consented = { consent?: 'unasked' | 'once' | 'always' }

const HostedVideo = ({ consent, ...props }: Partial<VideoViewProps> & Consented) => (
  <VideoView
    phase="loading"
    problem={null}
    button={null}
    player={
      props.phase !== 'waiting' && (
        <iframe
          title={fill(words.video.frameTitle, { title: samples.hostedVideo.title })}
          srcDoc={standIn('Ici, le lecteur du service', '#111', '#fff')}
        />
      )
    }
    essential={
      consent === 'unasked' && (
        <>
          {fillService(words.consentCard.video.essential, services.video)}{' '}
          <WatchLink video={samples.hostedVideo} />
        </>
      )
    }
    {...props}
    video={samples.hostedVideo}
  >
    <Card purpose="video" consent={consent}>
      <WaysOut video={samples.hostedVideo} />
    </Card>
  </VideoView>
)

type CalendarProps = { state: SchedulingCardState } & Partial<
  Pick<ComponentProps<typeof SchedulingCard>, 'scheduling' | 'booking'>
>

function Calendar({
  state,
  scheduling = samples.calendar,
  booking = null,
  consent,
}: CalendarProps & Consented) {
  return (
    <>
      <SchedulingCard
        state={state}
        scheduling={scheduling}
        booking={booking}
        utm={{}}
        onLoad={nothing}
        onAnother={nothing}
        onShowAnyway={nothing}
      >
        {state !== 'loading' && (
          <iframe
            title={calendarTitle(scheduling.service)}
            srcDoc={standIn('Ici, la page du service de réservation', '#fff', '#43514a')}
          />
        )}
      </SchedulingCard>
      <Card purpose="scheduling" consent={consent}>
        <SchedulingLinks scheduling={scheduling} />
      </Card>
    </>
  )
}

/** The card under an embed, where consent is asked. */
function Card({
  purpose,
  consent,
  children,
}: Consented & { purpose: Purpose; children: ReactNode }) {
  if (!consent) return null
  const service = services[purpose]
  const inWords = {
    unasked: fillService(words.consentState.unasked, service),
    once: fillService(words.consentState.once, service),
    always: fill(words.consentState.always, { service: service.name, until: '20 mai 2027' }),
  }
  return (
    <ConsentCardView
      purpose={purpose}
      service={service}
      isKept={consent === 'always'}
      state={inWords[consent]}
      onPress={nothing}
    >
      {children}
    </ConsentCardView>
  )
}

/** What a service would show in its frame is its own affair. */
const standIn = (words: string, background: string, color: string) =>
  `<!doctype html><html lang="fr"><title>${words}</title><body style="display:grid;place-items:center;block-size:100vh;margin:0;font:1rem system-ui;background:${background};color:${color}">${words}</body></html>`
