import { expect, it } from 'vitest'
import type { SchedulingConfig, VideoConfig } from '../../owner/questions/SiteConfig.ts'
import { describeScheduling, describeVideo } from './describe-embeds.ts'

const siteUrl = 'https://www.mon-agence.fr'
const build = {
  siteUrl,
  publish: (path: string) => `/assets/${path.split('/').at(-1)}`,
  readText: () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nPourquoi pas ?\n',
}
const company = { name: 'Lilas', country: 'France', privacyPolicy: 'https://lilas.fr/donnees' }
const wistia = {
  provider: 'wistia',
  url: 'https://fast.wistia.net/embed/iframe/g5pnf59ala',
} as const

it.each<[VideoConfig, object]>([
  [
    { provider: 'file', src: 'media/a.mp4', poster: 'media/a.webp', captions: 'media/a.vtt' },
    {
      ...{ service: null, frameOrigins: [], title: 'Notre vidéo', aspectRatio: 1.85 },
      ...{ pageUrl: '/assets/a.mp4', captionsUrl: '/assets/a.vtt' },
      transcript: ['Pourquoi pas\u00a0?'],
    },
  ],
  // Where the owner gives a picture, the service's preview picture is not used.
  [
    { ...wistia, title: 'Qui ?', aspectRatio: 16 / 9, poster: 'media/a.webp' },
    { title: 'Qui\u00a0?', aspectRatio: 16 / 9, thumbnailUrl: null },
  ],
])('describes a video to its page: %j', (config, description) => {
  expect(describeVideo({ ...config, title: config.title ?? 'Notre vidéo' }, build)).toMatchObject(
    description,
  )
})

const calendars: SchedulingConfig[] = [
  { provider: 'calendly', url: 'https://calendly.com/agence/decouverte' },
  { provider: 'lead-connector', url: 'https://rdv.mon-agence.fr/widget/booking/abc' },
  { provider: 'page', url: 'https://rdv.lilas.fr/appel?x=1', ...company },
  { provider: 'cal-com', url: 'https://rdv.mon-agence.fr/camille/appel', isOwn: true },
  { provider: 'demo' },
]

it('lists the origins that a calendar’s frame, messages and script need, and no more', () => {
  const origins = calendars.map((config) => {
    const { service, frameOrigins, scriptUrl } = describeScheduling(config, siteUrl)
    return [service?.name ?? 'Ours', ...frameOrigins, scriptUrl ?? 'no script'].join(', ')
  })
  expect(origins.join('\n')).toMatchInlineSnapshot(`
    "Calendly, https://calendly.com, https://assets.calendly.com/assets/external/widget.js
    GoHighLevel (LeadConnector), https://rdv.mon-agence.fr, https://api.leadconnectorhq.com, https://link.msgsndr.com, no script
    Lilas, https://rdv.lilas.fr, no script
    Ours, https://rdv.mon-agence.fr, no script
    Ours, /demonstration/widget.js"
  `)
})
