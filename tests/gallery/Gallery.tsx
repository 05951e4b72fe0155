import { words } from 'virtual:site'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { pageState } from '../../src/page-state.ts'
import 'virtual:site.css'
import '../../src/styles/index.css'
import { describeScheduling, describeVideo } from '../../generator/embeds/describe-embeds.ts'
import type { Service } from '../../services/Service.ts'
import { StepHeading } from '../../src/components/StepHeading.tsx'
import type { Purpose } from '../../src/embeds/consent/consent.ts'
import { Question } from '../../src/embeds/consent/Question.tsx'
import { Booked } from '../../src/embeds/scheduling/Booked.tsx'
import { SchedulingCard } from '../../src/embeds/scheduling/SchedulingCard.tsx'
import { VideoView, type VideoViewProps } from '../../src/embeds/video/VideoView.tsx'
import type { Video } from '../../src/Site.ts'
import step from '../../src/sections/Step/Step.module.css'
import hidden from '../../src/styles/visually-hidden.module.css'

type CardProps = Parameters<typeof SchedulingCard>[0]

const siteUrl = 'https://www.example.com'
const title = 'Notre méthode, et ce que nous garantissons'
const src = '/defaults/media/demonstration.mp4'
const picture = '/defaults/media/demonstration.webp'
const poster = { src: picture, srcSet: picture, width: 888, height: 480 }
const build = { siteUrl, publish: (path: string) => path, readText: () => '' }
const ownVideo = { ...describeVideo({ provider: 'file', title, src }, build), poster }
const hostedVideo = describeVideo({ provider: 'vimeo', url: 'https://vimeo.com/1', title }, build)
const url = 'https://calendly.com/agence-exemple/decouverte'
const means = 'en visioconférence'
const calendar = describeScheduling({ provider: 'calendly', url, means }, siteUrl)

/** A stand-in for the frame of a service, whose content is not compared. */
const frame = <iframe title="Le service" srcDoc="<!doctype html><html lang=fr><title>Service" />

const film = (video: Video, props: Partial<VideoViewProps>) => {
  const state = { phase: 'loading', problem: null, loadsAtTap: video === ownVideo } as const
  return <VideoView key={video.kind} video={video} {...state} {...props} />
}
const nothing = () => {}
const orders = { onAgree: nothing, onRetry: nothing }
const card = (state: CardProps['state'], props: Partial<CardProps> = {}) => (
  <SchedulingCard scheduling={calendar} state={state} {...orders} {...props} />
)
const ask = (purpose: Purpose, service: Service | null) =>
  service && <Question purpose={purpose} service={service} />

const states: Record<string, ReactNode> = {
  'video-attente': film(ownVideo, { phase: 'waiting' }),
  'video-illisible': film(ownVideo, { problem: 'failed' }),
  'video-arrive': film(hostedVideo, {}),
  'video-terminee': film(hostedVideo, { phase: 'ended', player: frame }),
  'video-muette': film(hostedVideo, { problem: 'silent' }),
  'video-hors-connexion': film(hostedVideo, { problem: 'offline' }),
  'video-accord': film(hostedVideo, {
    phase: 'waiting',
    loadsAtTap: true,
    children: ask('video', hostedVideo.service),
  }),
  'agenda-arrive': card('loading'),
  'agenda-ouvert': card('open', { children: frame }),
  'agenda-muet': card('silent'),
  'agenda-reserve': (
    <>
      <Booked />
      {card('open', { children: frame })}
    </>
  ),
  'agenda-accord': card('unasked', {
    question: ask('scheduling', calendar.service),
  }),
}

/** Shows the state named by the fragment, such as `#agenda-muet`; without a fragment, links to all states. */
function Gallery({ id }: { id: string }) {
  const { label, title } = words.home[id.startsWith('video') ? 'videoStep' : 'schedulingStep']
  const links = Object.keys(states).map((id) => (
    <p key={id}>
      <a href={`#${id}`}>{id}</a>
    </p>
  ))
  return (
    <main>
      <title>{`État ${id}`}</title>
      <h1 className={hidden.visuallyHidden}>{`État ${id}`}</h1>
      <div className={step.step}>
        {id && <StepHeading id="etape" label={label} title={title} />}
        {states[id] ?? links}
      </div>
    </main>
  )
}

const root = createRoot(document.getElementById('root') as HTMLElement)
function draw() {
  const id = location.hash.slice(1)
  if (id === 'agenda-reserve') pageState().booked = 'demonstration'
  else delete pageState().booked
  root.render(<Gallery id={id} />)
}
addEventListener('hashchange', draw)
draw()
