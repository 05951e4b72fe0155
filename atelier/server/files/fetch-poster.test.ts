import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { providers } from '../../../services/providers.ts'
import { temporaryFolder, writeFiles } from '../../../tests/temporary-folder.ts'
import { fetchPoster } from './fetch-poster.ts'

const folder = temporaryFolder()
const face = await sharp({ create: { width: 2560, height: 1440, channels: 3, background: '#864' } })
  .jpeg()
  .toBuffer()

type VideoId = keyof typeof providers.video

/** Answers that these services gave; of each, a larger picture than the one it names can be had. */
const recordedAnswers = {
  wistia: {
    title: 'Nice. ',
    thumbnail_url:
      'https://embed-ssl.wistia.com/deliveries/56cacb9a5d6ea04b1f29defaf4b55d1ec979e1b0.jpg?image_crop_resized=960x540',
    duration: 44.42,
  },
  youtube: { thumbnail_url: 'https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg' },
  // Mux has no oEmbed answer: its picture has an address that it documents.
  mux: {},
  dailymotion: { thumbnail_url: 'https://s2.dmcdn.net/v/63aD1au2tjDf9rTG/x240' },
}

/** A service: gives its oEmbed answer, then a picture at every address but the largest, `maxresdefault`. */
const playRecorded = (id: keyof typeof recordedAnswers) => (address: string) => {
  if (address.includes('maxresdefault')) return new Response('', { status: 404 })
  return /oembed/i.test(address) ? Response.json(recordedAnswers[id]) : new Response(face)
}

/** Fetches the picture of a service's example from a stand-in. @param asked receives the addresses requested */
function take(id: VideoId, answer: (address: string) => Response, asked: string[] = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return answer(address)
  })
  writeFiles(folder, { 'site.yaml': `video: ${providers.video[id].example}` })
  return fetchPoster(folder)
}
afterEach(() => void vi.unstubAllGlobals())

it('requests each service’s oEmbed answer once, then its largest picture', async () => {
  const asked: string[] = []
  for (const id of ['wistia', 'youtube', 'mux', 'dailymotion'] as const) {
    await take(id, playRecorded(id), asked)
  }
  expect(asked.join('\n')).toMatchInlineSnapshot(`
    "https://fast.wistia.com/oembed.json?url=https%3A%2F%2Ffast.wistia.net%2Fembed%2Fiframe%2Fg5pnf59ala%3FdoNotTrack%3Dtrue%26language%3Dfr
    https://embed-ssl.wistia.com/deliveries/56cacb9a5d6ea04b1f29defaf4b55d1ec979e1b0.jpg
    https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ
    https://i.ytimg.com/vi/dQw4w9WgXcQ/maxresdefault.jpg
    https://i.ytimg.com/vi/dQw4w9WgXcQ/mqdefault.jpg
    https://image.mux.com/EcHgOK9coz5K4rjSwOkoE7Y7O01201YMIC200RI6lNxnhs/thumbnail.webp
    https://www.dailymotion.com/services/oembed?format=json&url=https%3A%2F%2Fwww.dailymotion.com%2Fvideo%2Fx84sh87
    https://s2.dmcdn.net/v/63aD1au2tjDf9rTG/x720"
  `)
})

it('gives a WebP of a screen’s width, the title and the duration', async () => {
  const answers = await take('wistia', playRecorded('wistia'))
  const { 'site.yaml.video.poster': picture = '', ...others } = answers
  expect(others).toEqual({ 'site.yaml.video.title': 'Nice.', 'site.yaml.video.duration': '0:44' })
  const { format, width } = await sharp(join(folder, picture)).metadata()
  expect([format, width]).toEqual(['webp', 1920])
})

const fail = (status: number) => () => new Response('', { status })
const sendPage = () => new Response('<!doctype html>')
const sendPageAsPicture = (address: string) =>
  address.includes('/oembed') ? Response.json(recordedAnswers.wistia) : sendPage()

it.each<[string, VideoId, (address: string) => Response, string]>([
  ['a film that is gone', 'wistia', fail(404), 'répond que cette vidéo'],
  ['a private film', 'vimeo', fail(403), 'a refusé de la donner (403)'],
  ['a page instead of an answer', 'wistia', sendPage, 'ne se lit pas'],
  ['a page instead of a picture', 'wistia', sendPageAsPicture, 'envoyé n’est pas une image'],
  ['no picture', 'vidalytics', sendPage, 'Vidalytics n’en donne pas'],
])('says in French that there is no picture: %s', async (_, id, answer, sentence) => {
  await expect(take(id, answer)).rejects.toThrow(sentence)
})
