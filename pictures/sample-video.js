// Films the sample video, its poster and its captions: `node pictures/sample-video.js`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'
import { openPicture, withPage } from './browser.js'
import { sampleVideoWords } from './sample-video-words.js'
import { withPackages } from './tools.js'

const FRAMES_PER_SECOND = 25
const folder = 'demo/video'
const video = `${folder}/demonstration.mp4`
const poster = `${folder}/poster.webp`
const captions = `${folder}/captions.fr.vtt`

/** @type {{ module: typeof import('../src/constants.ts') }} */
const { module } = await runnerImport('./src/constants.ts', { configFile: false })
const words = sampleVideoWords(module)

mkdirSync(folder, { recursive: true })
writeFileSync(captions, webVtt(words))
await withPage({ width: 1184, height: 640 }, async (page) => {
  await openPicture(page, 'sample-video.html')
  await page.evaluate((words) => /** @type {any} */ (window).prepare(words), words)
  await film(page)
  await draw(page, 0)
  await writePoster(await page.screenshot())
})
for (const file of [video, poster, captions]) console.log(`${file}: ${statSync(file).size} bytes`)

/** @param {import('@playwright/test').Page} page */
async function film(page) {
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
    await draw(page, frame / FRAMES_PER_SECOND)
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

/** @param {import('@playwright/test').Page} page @param {number} t seconds */
function draw(page, t) {
  return page.evaluate((t) => /** @type {any} */ (window).draw(t), t)
}

/**
 * Half the size and twice the quality: a blur has no detail to lose, and this costs no more than a
 * full-size picture with visible bands.
 * @param {Buffer} screenshot
 */
function writePoster(screenshot) {
  return withPackages(['sharp@0.35.5'], async (require) => {
    const half = require('sharp')(screenshot).resize(592, 320)
    await half.webp({ quality: 98, effort: 6, smartSubsample: true }).toFile(poster)
  })
}

/** @param {typeof words} words */
function webVtt({ cards, silence }) {
  const cues = cards.map(({ from, to, title, line }, index) => {
    const lines = [index === 0 && silence, title.replaceAll('*', ''), line].filter(Boolean)
    const text = lines.join('\n').replace(/ ([?!:;»])/g, '\u00a0$1')
    return `${timestamp(from)} --> ${timestamp(to)}\n${text}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** @param {number} seconds */
function timestamp(seconds) {
  return new Date(seconds * 1000).toISOString().slice(11, 23)
}
