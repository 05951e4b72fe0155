import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The path of Playwright's own Chromium, else of an installed Chromium or Chrome, if there is one. */
export function chromiumPath() {
  const own = chromium.executablePath()
  return existsSync(own) ? own : onPath(['chromium', 'chromium-browser', 'google-chrome'])
}

/**
 * The path of Chromium's headless shell, which needs a third of the processor time of the whole browser; where
 * there is no shell, the browser's path; where Playwright has a Chromium of its own, `undefined`.
 */
export function headlessShellPath() {
  if (existsSync(chromium.executablePath())) return undefined
  return onPath(['chromium-headless-shell']) ?? chromiumPath()
}

/** Finds the first of these programs on the PATH. @param {string[]} names in the order of preference */
function onPath(names) {
  const { stdout } = spawnSync('which', names, { encoding: 'utf8' })
  return stdout?.split('\n')[0] || undefined
}

export const launchOptions = () => ({
  executablePath: chromiumPath(),
  args: [
    '--disable-gpu',
    // No host but this machine can be found: stand-ins on it answer in place of the services.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    // With hinting, the headless shell would move letters to whole pixels, which the whole browser does not.
    '--font-render-hinting=none',
    // Chromium refuses to start its sandbox as root, the usual user of a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
})
