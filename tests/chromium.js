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

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
