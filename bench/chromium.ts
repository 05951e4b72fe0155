import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Playwright's Chromium, else the system's. */
const path = [chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  existsSync,
)
if (!path) throw new Error('No Chromium was found: run "npx playwright install chromium".')

export const chromiumPath = path

export const chromiumVersion = () =>
  execFileSync(chromiumPath, ['--version'], { encoding: 'utf8' }).trim()
