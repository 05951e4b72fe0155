import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * The Chromium that tests and pictures use: Playwright's own where it is installed, else the
 * system's. `undefined` when there is none.
 * @returns {string | undefined}
 */
export function chromiumPath() {
  const own = chromium.executablePath()
  return existsSync(own) ? own : onPath(['chromium', 'chromium-browser', 'google-chrome'])
}

/**
 * The same engine without windows, for a third of the processor's time. `undefined` where Playwright
 * finds its own; the whole browser where there is no other.
 * @returns {string | undefined}
 */
export function headlessShellPath() {
  if (existsSync(chromium.executablePath())) return undefined
  return onPath(['chromium-headless-shell']) ?? chromiumPath()
}

/** @param {string[]} names in the order of preference */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** How the browser starts. */
export const launchOptions = () => ({
  executablePath: chromiumPath(),
  args: [
    '--disable-gpu',
    // The shell's letters then stand where the whole browser puts them, and not on whole pixels.
    '--font-render-hinting=none',
    // Root has no sandbox to give away, as in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
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
