// The Chromium in which the benchmarks open a page.
import { execFileSync } from 'node:child_process'
import { chromiumPath as findChromium } from '../tests/chromium.js'

const foundPath = findChromium()
if (!foundPath) throw new Error('No Chromium was found: run "npx playwright install chromium".')

export const chromiumPath = foundPath

/** Chromium refuses to start with its sandbox as root: for root, the sandbox is turned off. */
export const chromiumFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** For example `Chromium 156.0.8078.79` */
export const chromiumVersion = () =>
  execFileSync(chromiumPath, ['--version'], { encoding: 'utf8' }).trim()
