import { words } from 'virtual:site'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:site.css'
import '../../src/styles/index.css'
import file from '../../defaults/media/demonstration.mp4?url'
import poster from '../../defaults/media/demonstration.webp?url'
import type { Service } from '../../services/Service.ts'
import { StepHeading } from '../../src/components/StepHeading.tsx'
import { Question } from '../../src/embeds/Agreement.tsx'
import { SchedulingCard } from '../../src/embeds/scheduling/SchedulingCard.tsx'
import { SchedulingLinks } from '../../src/embeds/scheduling/SchedulingLinks.tsx'
import { WaysOut } from '../../src/embeds/video/VideoLinks.tsx'
import { VideoView, type VideoViewProps } from '../../src/embeds/video/VideoView.tsx'
import step from '../../src/sections/Step/Step.module.css'
import hidden from '../../src/styles/visually-hidden.module.css'
import { describeScheduling } from '../embeds/describe-scheduling.ts'
import { describeVideo } from '../embeds/describe-video.ts'
import { type EmbedStateId, embedStates } from './embed-states.ts'

const siteUrl = 'https://www.example.com'
const title = 'Notre méthode, et ce que nous garantissons'
const build = { siteUrl, publish: (path: string) => path, untitled: '', readText: () => '' }
const ownVideo = describeVideo({ provider: 'file', title, src: file, poster }, build)
const hostedVideo = describeVideo(
  { provider: 'vimeo', url: 'https://vimeo.com/123456789', title },
  build,
)
const demonstration = describeScheduling({ provider: 'demo' }, siteUrl)
const calendar = describeScheduling(
  {
    provider: 'calendly',
    url: 'https://calendly.com/agence-exemple/decouverte',
    means: 'en visioconférence',
  },
  siteUrl,
)

/** What a service shows in its frame is its own affair. */
const frame = <iframe title="Le service" srcDoc="<!doctype html><html lang=fr><title>Service" />

const own = (props: Partial<VideoViewProps>) => (
  <VideoView
    key="own"
    {...{ video: ownVideo, phase: 'waiting', problem: null, waitsForTap: true }}
    {...props}
  />
)
const hosted = (props: Partial<VideoViewProps>) => (
  <VideoView
    key="hosted"
    {...{ video: hostedVideo, phase: 'loading', problem: null, waitsForTap: false }}
    {...props}
  />
)
const nothing = () => {}
const card = (props: Partial<Parameters<typeof SchedulingCard>[0]>) => (
  <SchedulingCard
    {...{ scheduling: calendar, state: 'open', booking: null, utm: {} }}
    {...{ onLoad: nothing, onAnother: nothing, onRetry: nothing }}
    {...props}
  />
)

/** Each state, drawn by the components of the page. */
const drawn: Record<EmbedStateId, ReactNode> = {
  'video-attente': own({ picture: poster }),
  'video-tarde': own({ phase: 'loading', problem: 'silent' }),
  'video-illisible': own({ phase: 'loading', problem: 'failed' }),
  'video-arrive': hosted({}),
  'video-lecture': hosted({ phase: 'playing', player: frame }),
  'video-terminee': hosted({ phase: 'ended', player: frame }),
  'video-muette': hosted({ problem: 'silent' }),
  'video-hors-connexion': hosted({ problem: 'offline' }),
  'video-accord': hosted({
    phase: 'waiting',
    waitsForTap: true,
    children: (
      <Question purpose="video" service={hostedVideo.service as Service}>
        <WaysOut video={hostedVideo} />
      </Question>
    ),
  }),
  'agenda-arrive': card({ state: 'loading' }),
  'agenda-ouvert': card({ children: frame }),
  'agenda-muet': card({ state: 'silent' }),
  'agenda-reserve': card({ state: 'booked', booking: { isPending: false } }),
  'agenda-demande': card({ state: 'booked', booking: { isPending: true } }),
  'agenda-retour': card({ state: 'back', booking: { isPending: false } }),
  'agenda-demonstration': card({
    state: 'booked',
    booking: { isPending: false },
    scheduling: demonstration,
  }),
  'agenda-hors-connexion': card({ state: 'offline' }),
  'agenda-accord': card({
    state: 'unasked',
    question: (
      <Question purpose="scheduling" service={calendar.service as Service}>
        <SchedulingLinks scheduling={calendar} />
      </Question>
    ),
  }),
}

function onMove(notify: () => void) {
  addEventListener('popstate', notify)
  return () => removeEventListener('popstate', notify)
}

/** `/etats/agenda-muet` shows that state under the heading of its step; `/etats` leads to all. */
function Gallery() {
  const path = useSyncExternalStore(onMove, () => location.pathname)
  const id = Object.keys(drawn).find((each) => path.endsWith(`/${each}`)) as EmbedStateId
  if (!id) {
    const links = Object.entries(embedStates).map(([id, name]) => (
      <li key={id}>
        <a href={`/etats/${id}`}>{name}</a>
      </li>
    ))
    return <ul>{links}</ul>
  }
  const { label, title } = words.home[id.startsWith('video') ? 'videoStep' : 'schedulingStep']
  return (
    <main className={step.step}>
      <title>{embedStates[id]}</title>
      <h1 className={hidden.visuallyHidden}>{embedStates[id]}</h1>
      <StepHeading id="etape" label={label} title={title} />
      {drawn[id]}
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Gallery />)
