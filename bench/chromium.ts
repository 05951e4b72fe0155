import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

// The Chromium that the benchmarks start: Playwright's own, else the system's.
const foundPath = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  existsSync,
)
if (!foundPath) throw new Error('No Chromium was found: run "npx playwright install chromium".')

export const chromiumPath = foundPath

/** Returns what `chromium --version` prints, e.g. `Chromium 156.0.8078.79`. */
export const chromiumVersion = () =>
  execFileSync(chromiumPath, ['--version'], { encoding: 'utf8' }).trim()
