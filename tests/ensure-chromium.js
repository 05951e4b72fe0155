// Finds a Chromium for the browser tests, or gets one: Playwright's own, else Debian's.
import { spawnSync } from 'node:child_process'
import { chromiumPath } from './chromium.js'

const installers = [
  [process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']],
  ...(process.getuid?.() === 0
    ? [
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell']],
        // Ubuntu has no package `chromium-headless-shell`: there, only a command without it succeeds.
        ['apt-get', ['install', '-y', '-qq', 'chromium']],
      ]
    : []),
]

for (const [command, args] of installers) {
  if (chromiumPath()) break
  spawnSync(/** @type {string} */ (command), /** @type {string[]} */ (args), { stdio: 'inherit' })
}
if (!chromiumPath()) {
  console.error(
    'No Chromium was found: install one with "npx playwright install chromium" or "sudo apt-get install chromium".',
  )
  process.exit(1)
}
