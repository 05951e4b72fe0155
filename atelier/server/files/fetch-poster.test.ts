import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildable, readSite } from '../../../owner/read-site.ts'
import { playServices } from '../../../tests/stand-ins/play-services.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { fetchPoster } from './fetch-poster.ts'

/** Copies the shipped site, and writes `video` as its video. */
function copySiteWith(video: string): string {
  const folder = temporaryFolder(onTestFinished)
  cpSync('site', folder, { recursive: true })
  const file = join(folder, 'site.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^video:\n(?: .*\n)+/m, `${video}\n`))
  return folder
}
const readContents = (folder: string) => [
  readFileSync(join(folder, 'site.yaml'), 'utf8'),
  readdirSync(join(folder, 'media')),
]

const picture = readFileSync('defaults/media/demonstration.webp')
const vimeo: RequestListener = ({ url }, response) => {
  const thumbnail_url = 'https://i.vimeocdn.com/video/740788474_640.jpg'
  if (!url?.includes('/oembed')) response.end(picture)
  else response.end(JSON.stringify({ title: 'Une  méthode', thumbnail_url, duration: 70 }))
}
const address = 'https://vimeo.com/76979871'

it('saves the picture in media, and writes the title and duration that the owner has not', async () => {
  await playServices(vimeo)
  const folder = copySiteWith(`# La nôtre.\nvideo: ${address}`)
  await fetchPoster(folder, false)
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain('# La nôtre.\nvideo:\n')
  const { video } = buildable(readSite(folder)).config
  expect(video).toMatchObject({
    poster: 'media/image-de-la-video-8278bc17.webp',
    ...{ title: 'Une méthode', duration: '1:10' },
  })
  expect(readdirSync(join(folder, 'media'))).toContain('image-de-la-video-8278bc17.webp')
})

it('keeps what the owner has written, and replaces their picture only when asked to', async () => {
  const requests = await playServices(vimeo)
  const written = `video:\n  url: ${address}\n  title: Ma méthode\n  poster: media/moi.webp`
  const folder = copySiteWith(written)
  writeFileSync(join(folder, 'media/moi.webp'), picture)
  const before = readContents(folder)
  await expect(fetchPoster(folder, false)).rejects.toThrow(
    /^La vidéo a déjà une image, « media\/moi/,
  )
  expect(readContents(folder)).toEqual(before)
  expect(requests, 'before any request').toEqual([])

  await fetchPoster(folder, true)
  const { video } = buildable(readSite(folder)).config
  expect(video).toMatchObject({
    title: 'Ma méthode',
    poster: 'media/image-de-la-video-8278bc17.webp',
  })
  expect(readdirSync(join(folder, 'media')), 'the owner’s file stays').toContain('moi.webp')
})

it('writes nothing where the service has no picture', async () => {
  await playServices((_, response) => response.writeHead(404).end())
  const folder = copySiteWith(`video: ${address}`)
  const before = readContents(folder)
  await expect(fetchPoster(folder, false)).rejects.toThrow(/rien n’a été écrit/)
  expect(readContents(folder)).toEqual(before)
})
