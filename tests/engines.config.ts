import { defineConfig, webkit } from '@playwright/test'
import base from '../playwright.config.ts'

/** Where each engine is when it is installed, and the command that installs it. */
export const engines = {
  Firefox: { path: '/usr/bin/firefox-esr', install: 'apt-get install firefox-esr' },
  WebKit: { path: webkit.executablePath(), install: 'npx playwright install --with-deps webkit' },
}

/** What a visitor does from end to end: the tests that WebKit runs. */
const journeys = /(?:home|navigation|film|booking|consent|legal)\.e2e\.ts$/

/** The tests that are not run in Firefox, by file or by title, and why. */
const apart: { why: string; tests: RegExp }[] = [
  {
    why: 'No browser takes part.',
    tests:
      / (?:budgets|check|configuration)\.e2e\.ts |every address of the built site|every built site has|the files come with|every link of every site/,
  },
  {
    why: 'What they prove is in the files of the site or of its development server, alike for every browser.',
    tests: / (?:dev|search|typography)\.e2e\.ts /,
  },
  {
    why: 'Playwright takes a picture with a style of its own, and Firefox reports that our policy refuses it.',
    tests: /is seen, never under the banner/,
  },
  {
    why: 'They test Chromium: its protocol, its printing, its screenshots, its command line.',
    tests: /letters of any size|looks as it was/,
  },
  {
    why: 'WebDriver BiDi cannot switch JavaScript off, or emulate touch, print and what readers prefer.',
    tests:
      /without[ -][Jj]ava[Ss]cript|whoever asks for (?:calm|contrast)|own colours|on paper|paper shows|a touch wakes/,
  },
  {
    why: 'WebDriver BiDi gives no body of a request, no preloaded file, no address of a new tab.',
    tests:
      /counted by Matomo (?:each page|each event|failures are|a page that nobody|a booking that ends)|React comes to |a film of ours asked for without a network|is not called back to the film|application of its living parts|click still opens a new tab/,
  },
  {
    why: '`fill` sets values without the events that React listens to.',
    tests: / atelier[\w-]*\.e2e\.ts /,
  },
  {
    why: '`goBack` waits for a load, which a fragment does not cause.',
    tests: /Back within a page/,
  },
  {
    why: 'This Firefox requests a module that failed to load only once per page (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211).',
    tests: /the visitor is told each time|React is not yet fetched/,
  },
  {
    why: 'Firefox lets nobody forge a message from the window of another site.',
    tests: /nobody but the calendar itself/,
  },
  {
    why: 'Without a network, Firefox does not use what it has preloaded, so the page stays without React.',
    tests: /no network leaves the visitor the page/,
  },
  { why: 'Firefox has no `:target-current`.', tests: /marks the section being read/ },
  {
    why: 'Its scrollbar takes a part of the width of a phone’s screen.',
    tests: /the first screen holds the promise/,
  },
  {
    why: 'Firefox draws text again when an optional font comes late, so our text pages give it no font.',
    tests: /a legal page has our face/,
  },
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
      name: 'Firefox',
      testMatch: '*.e2e.ts',
      grepInvert: apart.map(({ tests }) => tests),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: engines.Firefox.path,
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
    { name: 'WebKit', testMatch: journeys, use: { browserName: 'webkit' } },
  ],
})
