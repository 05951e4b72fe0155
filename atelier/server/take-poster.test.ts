import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildable, readSite } from '../../owner/read-site.ts'
import { environment } from '../../tests/fresh-copy.ts'
import { playServices } from '../../tests/stand-ins/play-services.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { takePoster } from './take-poster.ts'

/** The shipped site, with this video. */
function siteWith(video: string): string {
  const folder = temporaryFolder(onTestFinished)
  cpSync('site', folder, { recursive: true })
  const file = join(folder, 'site.yaml')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^video:\n(?: .*\n)+/m, `${video}\n`))
  return folder
}
const everythingIn = (folder: string) => [
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

it('keeps the picture in media, and writes title and duration where there is none', async () => {
  await playServices(vimeo)
  const folder = siteWith(`# La nôtre.\nvideo: ${address}`)
  await takePoster(folder, false)
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toContain('# La nôtre.\nvideo:\n')
  const { video } = buildable(readSite(folder)).config
  expect(video).toMatchObject({
    poster: 'media/image-de-la-video.webp',
    ...{ title: 'Une méthode', duration: '1:10' },
  })
  expect(readdirSync(join(folder, 'media'))).toContain('image-de-la-video.webp')
})

it('leaves what the owner has written, and their picture until they say so', async () => {
  const asked = await playServices(vimeo)
  const mine = `video:\n  url: ${address}\n  title: Ma méthode\n  poster: media/moi.webp`
  const folder = siteWith(mine)
  writeFileSync(join(folder, 'media/moi.webp'), picture)
  const before = everythingIn(folder)
  await expect(takePoster(folder, false)).rejects.toThrow(
    /^La vidéo a déjà une image, « media\/moi/,
  )
  expect(everythingIn(folder)).toEqual(before)
  expect(asked, 'nobody is asked').toEqual([])

  await takePoster(folder, true)
  const { video } = buildable(readSite(folder)).config
  expect(video).toMatchObject({ title: 'Ma méthode', poster: 'media/image-de-la-video.webp' })
  expect(readdirSync(join(folder, 'media')), 'theirs stays').toContain('moi.webp')
})

it('writes nothing where there is no picture', async () => {
  await playServices((_, response) => response.writeHead(404).end())
  const folder = siteWith(`video: ${address}`)
  const before = everythingIn(folder)
  await expect(takePoster(folder, false)).rejects.toThrow(/rien n’a été écrit/)
  expect(everythingIn(folder)).toEqual(before)
})

it.each([
  // A name that leads nowhere, on whatever network.
  [
    'video: { url: "https://videos.lilas.invalid/w/bbTAvtQn2sJcVVNcmkhkwm", isOwn: oui }',
    /^L’image de la vidéo n’a pas été prise, et rien n’a été écrit : PeerTube \(videos\.lilas\.invalid\) ne l’a pas donnée \(.+\)\.$/,
  ],
  ['video: media/demonstration.mp4', /^Aucun service ne tient cette vidéo/],
])('npm run poster says why in one sentence and fails: %s', (video, sentence) => {
  const folder = siteWith(video)
  const before = everythingIn(folder)
  const { status, stderr } = spawnSync(
    process.execPath,
    ['generator/run.js', 'atelier/poster.ts'],
    { env: environment({ SITE: folder }), encoding: 'utf8' },
  )
  expect([stderr.trim(), status]).toEqual([expect.stringMatching(sentence), 1])
  expect(everythingIn(folder)).toEqual(before)
})
