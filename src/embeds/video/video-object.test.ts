import { expect, it } from 'vitest'
import { describeVideo } from '../../../generator/embeds/describe-video.ts'
import type { VideoConfig } from '../../../generator/schema/video-schema.ts'
import { videoObject } from './video-object.ts'

const url = 'https://www.example.com'
const objectOf = (config: VideoConfig) => {
  const readText = () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nBonjour.\n'
  const build = {
    untitled: '',
    siteUrl: url,
    publish: (path: string) => `/assets/${path}`,
    readText,
  }
  return videoObject({ url, video: describeVideo(config, build) })
}

const known = { title: 'Notre méthode', description: 'En trois minutes.', uploadDate: '2025-07-13' }
const file = {
  ...known,
  ...({ provider: 'file', src: 'v.mp4', poster: 'p.webp', captions: 'c.vtt' } as const),
}

it('describes a file with its addresses and its transcript, a hosted video with its player', () => {
  expect(objectOf(file)).toEqual({
    '@type': 'VideoObject',
    '@id': `${url}/#video`,
    name: 'Notre méthode',
    description: 'En trois minutes.',
    uploadDate: '2025-07-13',
    thumbnailUrl: `${url}/assets/p.webp`,
    inLanguage: 'fr',
    contentUrl: `${url}/assets/v.mp4`,
    transcript: 'Bonjour.',
  })
  expect(
    objectOf({ provider: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', ...known }),
  ).toMatchObject({
    thumbnailUrl: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg',
    embedUrl: expect.stringContaining('https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'),
  })
})

it('says nothing without a description, a date or a picture', () => {
  for (const key of ['description', 'uploadDate', 'poster']) {
    expect(objectOf({ ...file, [key]: undefined }), key).toBeNull()
  }
  expect(objectOf({ provider: 'vimeo', url: 'https://vimeo.com/76979871', ...known })).toBeNull()
})
