import { existsSync } from 'node:fs'
import { defineConfig, webkit } from '@playwright/test'
import base from '../playwright.config.ts'

const firefox = '/usr/bin/firefox-esr'

/** The program of each engine, and the command that installs it. */
const engines = {
  Firefox: [firefox, 'apt-get install firefox-esr'],
  WebKit: [webkit.executablePath(), 'npx playwright install --with-deps webkit'],
} as const

const isInstalled = (name: keyof typeof engines) => {
  const [program, install] = engines[name]
  if (existsSync(program)) return true
  // The workers load this file too.
  if (!process.env.TEST_WORKER_INDEX) console.log(`${name} is not proved here: ${install}`)
  return false
}

/** What a visitor does from end to end: the tests that WebKit runs. */
const journeys = /(?:home|navigation|film|booking|consent|legal)\.e2e\.ts$/

/** The tests that are not run in Firefox, by file or by title. */
const apart = [
  // What they prove is in files or in the server, alike for every browser.
  / (?:budgets|configuration|dev|published-files|search|typography)\.e2e\.ts /,
  // They measure in Chromium: by its protocol, its screenshots, its scrollbar that takes no room, `:target-current`.
  /letters of any size|never under the banner|the first screen holds|marks the section/,
  // WebDriver BiDi cannot switch JavaScript off, or emulate print and what readers prefer.
  / (?:without-javascript|accessibility-preferences)\.e2e\.ts /,
  // It gives no body of a request, and leaves `navigator.onLine` true; no forged message passes.
  / audience\.e2e\.ts |nobody but the calendar|then by itself/,
  // `fill` sets values without the events that React listens to.
  / atelier[\w-]*\.e2e\.ts /,
  // Firefox draws text again when an optional font comes late.
  /a legal page has our face/,
]

/**
 * Run by `npm run test:engines`: the browser tests in Debian's Firefox, which Playwright drives through WebDriver
 * BiDi, and in Playwright's own WebKit.
 *
 * `package.json` keeps Playwright at 1.64, because 1.65 opens no page in Debian's Firefox (153 ESR): it always
 * sends the command `emulation.setMediaFeaturesOverride`, which this Firefox does not know.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  projects: [
    {
      name: 'Firefox' as const,
      testMatch: '*.e2e.ts',
      grepInvert: apart,
      use: {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: firefox,
          // Frames share the page's process: Playwright cannot click in a frame of another process.
          firefoxUserPrefs: {
            'fission.autostart': false,
            // Requests to other hosts go to a port where no proxy answers, so none leaves this machine.
            'network.proxy.type': 1,
            'network.proxy.http': '127.0.0.1',
            'network.proxy.http_port': 9,
            'network.proxy.ssl': '127.0.0.1',
            'network.proxy.ssl_port': 9,
          },
        },
      },
    },
    { name: 'WebKit' as const, testMatch: journeys, use: { browserName: 'webkit' as const } },
  ].filter(({ name }) => isInstalled(name)),
})
