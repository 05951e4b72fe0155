import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { playServices } from '../../../tests/stand-ins/play-services.ts'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { fetchPoster } from './fetch-poster.ts'

/** Copies the shipped site, and writes `video` as its video. */
function copySiteWith(video: string): string {
  const folder = temporaryFolder(onTestFinished)
  cpSync('site', folder, { recursive: true })
  appendFileSync(join(folder, 'site.yaml'), `${video}\n`)
  return folder
}
const picture = readFileSync('tests/sites/complete/media/poster.webp')
const vimeo: RequestListener = ({ url }, response) => {
  const thumbnail_url = 'https://i.vimeocdn.com/video/740788474_640.jpg'
  if (!url?.includes('/oembed')) response.end(picture)
  else response.end(JSON.stringify({ title: 'Une  méthode', thumbnail_url, duration: 70 }))
}
const address = 'https://vimeo.com/76979871'

it('saves the picture in media, and gives what the service says of the film', async () => {
  await playServices(vimeo)
  const folder = copySiteWith(`video: ${address}`)
  const poster = 'media/image-de-la-video-8278bc17.webp'
  expect(await fetchPoster(folder)).toEqual({ poster, title: 'Une méthode', duration: '1:10' })
  expect(existsSync(join(folder, poster))).toBe(true)
})

it('writes nothing where the service has no picture', async () => {
  await playServices((_, response) => response.writeHead(404).end())
  const folder = copySiteWith(`video: ${address}`)
  await expect(fetchPoster(folder)).rejects.toThrow(/rien n’a été écrit/)
  expect(readdirSync(join(folder, 'media'))).toEqual(readdirSync('site/media'))
})
