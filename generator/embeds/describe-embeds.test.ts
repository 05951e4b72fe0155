import { expect, it } from 'vitest'
import type { SchedulingConfig } from '../schema/scheduling-schema.ts'
import type { VideoConfig } from '../schema/video-schema.ts'
import { describeScheduling } from './describe-scheduling.ts'
import { describeVideo } from './describe-video.ts'

const siteUrl = 'https://www.mon-agence.fr'
const build = {
  siteUrl,
  untitled: 'Notre vidéo',
  publish: (path: string) => `/assets/${path.split('/').at(-1)}`,
  readText: () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nPourquoi pas ?\n',
}
const whose = { name: 'Lilas', country: 'France', privacyPolicy: 'https://lilas.fr/donnees' }
const wistia = {
  provider: 'wistia',
  url: 'https://fast.wistia.net/embed/iframe/g5pnf59ala',
} as const

it.each<[VideoConfig, object]>([
  [
    { provider: 'file', src: 'media/a.mp4', poster: 'media/a.webp', captions: 'media/a.vtt' },
    {
      kind: 'file',
      service: null,
      pageUrl: '/assets/a.mp4',
      captionsUrl: '/assets/a.vtt',
      frameOrigins: [],
      title: 'Notre vidéo',
      aspectRatio: 1.85,
      posterUrl: '/assets/a.webp',
      transcript: ['Pourquoi pas\u00a0?'],
    },
  ],
  [
    { ...wistia, title: 'Qui ?', aspectRatio: 16 / 9 },
    { title: 'Qui\u00a0?', aspectRatio: 16 / 9, thumbnailUrl: expect.stringContaining('wistia') },
  ],
  // With a picture of our own, the host is asked for none.
  [
    { ...wistia, poster: 'media/a.webp' },
    { posterUrl: '/assets/a.webp', thumbnailUrl: null },
  ],
])('a video is what its page needs: %j', (config, known) => {
  expect(describeVideo(config, build)).toMatchObject(known)
})

it.each<[SchedulingConfig, object]>([
  [
    { provider: 'calendly', url: 'https://calendly.com/agence/decouverte', with: 'Camille' },
    {
      frameOrigins: ['https://calendly.com'],
      scriptUrl: 'https://assets.calendly.com/assets/external/widget.js',
      with: 'Camille',
      means: null,
    },
  ],
  [
    { provider: 'lead-connector', url: 'https://rdv.mon-agence.fr/widget/booking/abc' },
    {
      frameOrigins: [
        'https://rdv.mon-agence.fr',
        'https://api.leadconnectorhq.com',
        'https://link.msgsndr.com',
      ],
      scriptUrl: null,
    },
  ],
  [
    { provider: 'page', url: 'https://rdv.lilas.fr/appel?x=1', ...whose },
    { service: whose, frameUrl: 'https://rdv.lilas.fr/appel?x=1', readyIsVerified: false },
  ],
  [
    { provider: 'cal-com', url: 'https://rdv.mon-agence.fr/camille/appel', isOwn: true },
    { service: null, isDemonstration: false, frameOrigins: ['https://rdv.mon-agence.fr'] },
  ],
  [
    { provider: 'demo' },
    {
      service: null,
      isDemonstration: true,
      frameOrigins: [],
      scriptUrl: '/demonstration/widget.js',
    },
  ],
])('%j lets in what its frame, its messages and its script need, and no more', (config, known) => {
  expect(describeScheduling(config, siteUrl)).toMatchObject(known)
})
