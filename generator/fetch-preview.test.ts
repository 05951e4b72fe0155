import type { RequestListener } from 'node:http'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { OEmbedAnswer } from '../services/Provider.ts'
import { providers } from '../services/providers.ts'
import { playServices } from '../tests/stand-ins/play-services.ts'
import { fetchPreview } from './fetch-preview.ts'

const ours = 'https://www.mon-agence.fr'
const face = await sharp({ create: { width: 2560, height: 1440, channels: 3, background: '#864' } })
  .jpeg()
  .toBuffer()

type VideoId = keyof typeof providers.video
const configOf = (provider: VideoId) => ({ provider, url: providers.video[provider].example })

/** Answers that the services gave; those of PeerTube and Loom are put together from public programs. */
const recordedAnswers: Partial<Record<VideoId, OEmbedAnswer>> = {
  wistia: {
    title: 'Nice. ',
    thumbnail_url:
      'https://embed-ssl.wistia.com/deliveries/56cacb9a5d6ea04b1f29defaf4b55d1ec979e1b0.jpg?image_crop_resized=960x540',
    duration: 44.42,
  },
  vimeo: {
    title: 'Glycol',
    thumbnail_url: 'https://i.vimeocdn.com/video/740788474_640.jpg',
    duration: 70,
  },
  youtube: {
    title: 'Rick Astley - Never Gonna Give You Up (Official Video) (4K Remaster)',
    thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg',
  },
  bunny: {
    title: '鶴島の魅力を紹介!(Tsurushima no miryoku o shōkai!)',
    thumbnail_url:
      'https://vz-9d706929-bc7.b-cdn.net/8a800e53-c949-46d0-8818-af566f032ec1/thumbnail.jpg',
  },
  peertube: {
    title: 'Notre méthode',
    thumbnail_url: 'https://videos.exemple.fr/lazy-static/previews/bbTAvtQn2sJcVVNcmkhkwm.jpg',
  },
  dailymotion: {
    title: 'Chats paresseux',
    thumbnail_url: 'https://s2.dmcdn.net/v/63aD1au2tjDf9rTG/x240',
  },
  loom: {
    title: 'How to use Loom',
    thumbnail_url:
      'https://cdn.loom.com/sessions/thumbnails/5fd6f10d394a46eb80567f09b1cd07f3-00001.gif',
    duration: 95,
  },
}

/** Plays a service: gives its oEmbed answer, then a picture at every address but the largest, `maxresdefault`. */
const playRecorded =
  (id: VideoId, answer = recordedAnswers[id]): RequestListener =>
  ({ url = '' }, response) => {
    const { endpoint = '' } = providers.video[id].oembed ?? {}
    const isOEmbed = url.includes(new URL(endpoint, 'https://videos.exemple.fr').pathname)
    if (url.includes('maxresdefault')) response.writeHead(404).end()
    else response.end(isOEmbed ? JSON.stringify(answer) : face)
  }

it('requests each service’s oEmbed answer once, then its largest picture', async () => {
  const requests: string[] = []
  for (const id of Object.keys(recordedAnswers) as VideoId[]) {
    const addresses = await playServices(playRecorded(id))
    await fetchPreview(configOf(id), ours)
    requests.push(...addresses.map((address) => `${id} ${address}`))
  }
  expect(requests.join('\n')).toMatchInlineSnapshot(`
    "wistia https://fast.wistia.com/oembed.json?url=https%3A%2F%2Ffast.wistia.net%2Fembed%2Fiframe%2Fg5pnf59ala%3FdoNotTrack%3Dtrue%26language%3Dfr
    wistia https://embed-ssl.wistia.com/deliveries/56cacb9a5d6ea04b1f29defaf4b55d1ec979e1b0.jpg
    vimeo https://vimeo.com/api/oembed.json?width=1280&url=https%3A%2F%2Fvimeo.com%2F76979871
    vimeo https://i.vimeocdn.com/video/740788474_640.jpg
    youtube https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ
    youtube https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg
    youtube https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg
    bunny https://video.bunnycdn.com/OEmbed?url=https%3A%2F%2Fplayer.mediadelivery.net%2Fplay%2F759%2Feb1c4f77-0cda-46be-b47d-1118ad7c2ffe
    bunny https://vz-9d706929-bc7.b-cdn.net/8a800e53-c949-46d0-8818-af566f032ec1/thumbnail.jpg
    peertube https://videos.exemple.fr/services/oembed?url=https%3A%2F%2Fvideos.exemple.fr%2Fw%2FbbTAvtQn2sJcVVNcmkhkwm
    peertube https://videos.exemple.fr/lazy-static/previews/bbTAvtQn2sJcVVNcmkhkwm.jpg
    dailymotion https://www.dailymotion.com/services/oembed?format=json&url=https%3A%2F%2Fwww.dailymotion.com%2Fvideo%2Fx84sh87
    dailymotion https://s2.dmcdn.net/v/63aD1au2tjDf9rTG/x720
    loom https://www.loom.com/v1/oembed?url=https%3A%2F%2Fwww.loom.com%2Fshare%2F0281766fa2d04bb788eaf19e65135184
    loom https://cdn.loom.com/sessions/thumbnails/5fd6f10d394a46eb80567f09b1cd07f3-00001.gif"
  `)
})

it('gives a WebP of a screen’s width, the title and the duration', async () => {
  await playServices(playRecorded('wistia'))
  const { picture, ...details } = await fetchPreview(configOf('wistia'), ours)
  expect(details).toEqual({ title: 'Nice.', duration: '0:44' })
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 1920 })
})

const sendPage: RequestListener = (_, response) => response.end('<!doctype html>')
const sendPageAsPicture: RequestListener = (request, response) => {
  const answer = JSON.stringify(recordedAnswers.wistia)
  if (request.url?.includes('/oembed')) response.end(answer)
  else sendPage(request, response)
}

it.each<[string, VideoId, RequestListener, string]>([
  ['a film that is gone', 'wistia', (_, to) => to.writeHead(404).end(), 'répond que cette vidéo'],
  ['a private film', 'vimeo', (_, to) => to.writeHead(403).end(), 'a refusé de la donner (403)'],
  ['a page instead of an answer', 'wistia', sendPage, 'ne se lit pas'],
  ['a page instead of a picture', 'wistia', sendPageAsPicture, 'envoyé n’est pas une image'],
  ['no picture', 'vidalytics', () => {}, 'Vidalytics n’en donne pas'],
])(
  'tells the owner in one French sentence that there is no picture: %s',
  async (_, id, listener, sentence) => {
    await playServices(listener)
    const message = await fetchPreview(configOf(id), ours).then(
      () => '',
      (error: Error) => error.message,
    )
    expect(message).toMatch(
      /^L’image de la vidéo n’a pas été prise, et rien n’a été écrit : [^\n]+\.$/,
    )
    expect(message).toContain(sentence)
  },
)
