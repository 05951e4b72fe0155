// Films the sample video, its poster and its captions: `node generator/run.js tools/sample-video.ts`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { loadSite } from '../generator/load-site.ts'
import { sampleVideoWords } from './sample-video-words.js'
import { withSharp } from './with-packages.ts'
import { openPicture, withPage } from './with-page.ts'

const FRAMES_PER_SECOND = 25
const folder = 'site/media'
const video = `${folder}/demonstration.mp4`
const poster = `${folder}/demonstration.webp`
const captions = `${folder}/demonstration.fr.vtt`

/** `-- --poster` draws the poster alone: the film takes two minutes. */
const posterOnly = process.argv.includes('--poster')
const { config } = loadSite()
const { appointmentsPerMonth } = config.promise
const words = sampleVideoWords({ appointmentsPerMonth, callMinutes: config.call.minutes })
type Words = typeof words

mkdirSync(folder, { recursive: true })
writeFileSync(captions, webVtt(words))
await withPage({ width: 1184, height: 640 }, async (page) => {
  await openPicture(page, 'sample-video.html')
  await page.evaluate((words) => window.prepare(words), words)
  if (!posterOnly) await film(page)
  const face = { name: config.name, title: config.video.title ?? '' }
  await page.evaluate((face) => window.drawPoster(face), face)
  await writePoster(await page.screenshot())
})
for (const file of [video, poster, captions]) console.log(`${file}: ${statSync(file).size} bytes`)

async function film(page: Page) {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      ...['-y', '-loglevel', 'error'],
      ...['-f', 'image2pipe', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
      // The colours of the page: what browsers assume for video, said explicitly.
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'],
      ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      // Soft surfaces: bits go to dark gradients, none to the grain that x264 likes to imitate.
      ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '26'],
      ...['-aq-mode', '3', '-psy', '0', '-bf', '8', '-g', '500'],
      ...['-an', '-movflags', '+faststart', '-fflags', '+bitexact'],
      video,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const ended = once(ffmpeg, 'exit')
  // Straight from the protocol: Playwright's careful screenshots would take ten minutes.
  const camera = await page.context().newCDPSession(page)
  for (let frame = 0; frame < words.end * FRAMES_PER_SECOND; frame += 1) {
    await page.evaluate((t) => window.draw(t), frame / FRAMES_PER_SECOND)
    const { data } = await camera.send('Page.captureScreenshot', {
      format: 'png',
      optimizeForSpeed: true,
    })
    if (!ffmpeg.stdin.write(Buffer.from(data, 'base64'))) await once(ffmpeg.stdin, 'drain')
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg stopped with code ${code}`)
}

/** As wide as the box on most screens: its few words stay sharp, and it weighs little more than a blur. */
function writePoster(screenshot: Buffer) {
  return withSharp((sharp) =>
    sharp(screenshot)
      .resize(888)
      .webp({ quality: 70, effort: 6, smartSubsample: true })
      .toFile(poster),
  )
}

function webVtt({ cards, silence }: Words) {
  const cues = cards.map(({ from, to, title, line }, index) => {
    const lines = [index === 0 && silence, title.replaceAll('*', ''), line].filter(Boolean)
    const text = lines.join('\n').replace(/ ([?!:;»])/g, '\u00a0$1')
    return `${timestamp(from)} --> ${timestamp(to)}\n${text}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function timestamp(seconds: number) {
  return new Date(seconds * 1000).toISOString().slice(11, 23)
}

declare global {
  interface Window {
    prepare: (words: Words) => void
    draw: (seconds: number) => void
    drawPoster: (site: { name: string; title: string }) => void
  }
}
