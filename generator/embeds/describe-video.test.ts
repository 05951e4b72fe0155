import { expect, it } from 'vitest'
import { describeVideo } from './describe-video.ts'

const build = {
  untitled: 'Notre vidéo',
  siteUrl: 'https://www.example.com',
  publish: (path: string) => `/assets/${path.split('/').at(-1)}`,
  readText: () => 'WEBVTT\n\n00:00.000 --> 00:01.000\nPourquoi pas ?\n',
}

it('publishes a file with its poster, its captions and their transcript', () => {
  expect(
    describeVideo(
      {
        provider: 'file',
        src: 'defaults/media/demonstration.mp4',
        poster: 'defaults/media/demonstration.webp',
        captions: 'defaults/media/demonstration.fr.vtt',
        title: 'Notre méthode',
      },
      build,
    ),
  ).toEqual({
    kind: 'file',
    service: null,
    pageUrl: '/assets/demonstration.mp4',
    captionsUrl: '/assets/demonstration.fr.vtt',
    frameOrigins: [],
    allow: '',
    title: 'Notre méthode',
    description: null,
    uploadDate: null,
    duration: null,
    aspectRatio: 1.85,
    posterUrl: '/assets/demonstration.webp',
    transcript: ['Pourquoi pas\u00a0?'],
  })
})

it('keeps the place that the owner asks for, 1.85 otherwise', () => {
  const config = {
    provider: 'wistia',
    url: 'https://fast.wistia.net/embed/iframe/g5pnf59ala',
    title: 'T',
  } as const
  expect(describeVideo(config, build).aspectRatio).toBe(1.85)
  expect(describeVideo({ ...config, aspectRatio: 16 / 9 }, build).aspectRatio).toBe(16 / 9)
})

it('asks the host for no picture when there is one of our own', () => {
  const video = describeVideo(
    {
      provider: 'wistia',
      url: 'https://fast.wistia.net/embed/iframe/g5pnf59ala',
      title: 'T',
      poster: 'defaults/media/demonstration.webp',
    },
    build,
  )
  expect(video).toMatchObject({
    posterUrl: '/assets/demonstration.webp',
    thumbnailUrl: null,
    frameOrigins: ['https://fast.wistia.net', 'https://fast.wistia.com'],
  })
})
