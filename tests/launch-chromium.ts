import { chromium } from '@playwright/test'
import { chromiumPath } from './chromium.js'

/** Another Chromium, for what one has to ask of it before it starts. */
export function launchChromium(ignoreDefaultArgs: string[]) {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    ignoreDefaultArgs,
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}
