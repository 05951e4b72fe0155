import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

const onPath = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * The Chromium that tests and pictures use: Playwright's own where it is installed, else the
 * system's. `undefined` when there is none.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return onPath.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** How that one starts: root has no sandbox to give away, as in a container. */
export const launchOptions = () => ({
  executablePath: chromiumPath(),
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
})

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
