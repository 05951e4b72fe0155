import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

export const firefox = '/usr/bin/firefox-esr'

/** What Playwright's Firefox cannot be asked over this protocol, each with its reason. */
const notOverBidi = [
  'without JavaScript › says that it needs it', // `javaScriptEnabled: false` is ignored
  'a modified click still opens a new tab', // the modifier does not reach the link
  'a middle click still opens a new tab', // nor does the middle button
  'Back within a page goes back to the section', // `goBack` waits for a load that a fragment does not cause
  'the footer of every page leads to the four', // a font whose page is left is an error in its console
  'survives the load that a page that is gone forces', // the same
]

/**
 * `npm run test:engines`: the same sites in the engines that Debian has. Playwright drives the stock
 * Firefox through WebDriver BiDi, and knows only its own build of WebKit: that has a driver of ours.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  projects: [
    { name: 'webkit', testMatch: 'webkit/*.webkit.ts' },
    ...(existsSync(firefox)
      ? [
          {
            name: 'firefox',
            testMatch:
              /\/(?:routes|navigation|home|search|typography|booking-demonstration)\.e2e\.ts/,
            grepInvert: notOverBidi.map((title) => new RegExp(title.replaceAll(' › ', '.*'))),
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: { executablePath: firefox },
            },
          },
        ]
      : []),
  ],
})
