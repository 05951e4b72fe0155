import { expect, it } from 'vitest'
import { describeVideo } from '../../../generator/embeds/describe-video.ts'
import type { VideoConfig } from '../../../generator/schema/video-schema.ts'
import { videoObject } from './video-object.ts'

const objectOf = (config: VideoConfig) =>
  videoObject({
    url: 'https://www.example.com',
    video: describeVideo(config, {
      untitled: '',
      siteUrl: 'https://www.example.com',
      publish: (path) => `/assets/${path}`,
      readText: () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour.\n',
    }),
  })

const known = { title: 'Notre méthode', description: 'En trois minutes.', uploadDate: '2025-07-13' }
const file = {
  provider: 'file',
  src: 'v.mp4',
  poster: 'p.webp',
  captions: 'c.vtt',
  ...known,
} as const

it('describes a file with its addresses and its transcript', () => {
  expect(objectOf(file)).toEqual({
    '@type': 'VideoObject',
    '@id': 'https://www.example.com/#video',
    name: 'Notre méthode',
    description: 'En trois minutes.',
    uploadDate: '2025-07-13',
    thumbnailUrl: 'https://www.example.com/assets/p.webp',
    inLanguage: 'fr',
    contentUrl: 'https://www.example.com/assets/v.mp4',
    transcript: 'Bonjour.',
  })
})

it('describes a hosted video with its player and the host’s picture', () => {
  expect(
    objectOf({ provider: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', ...known }),
  ).toMatchObject({
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
    embedUrl: expect.stringContaining('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  })
})

it.each(['description', 'uploadDate', 'poster'] as const)('says nothing without %s', (key) => {
  expect(objectOf({ ...file, [key]: undefined })).toBeNull()
})

it('says nothing of a hosted video that has no picture', () => {
  expect(objectOf({ provider: 'vimeo', url: 'https://vimeo.com/76979871', ...known })).toBeNull()
})
