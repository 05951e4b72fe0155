import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

export const firefox = '/usr/bin/firefox-esr'

/** What Firefox does not run of the suite, by file or by title, and why. */
const apart: { why: string; tests: RegExp }[] = [
  {
    why: 'No browser takes part.',
    tests:
      / (?:budgets|check|configuration|html-validity)\.e2e\.ts |every address of the built site|every built site has|the files come with/,
  },
  {
    why: 'It is about Chromium: its protocol, its printing, its pictures, its command line.',
    tests:
      / back-forward-cache\.e2e\.ts |letters of any size|a scrollbar that takes|on paper no page|looks as it was/,
  },
  { why: 'JavaScript cannot be switched off from outside.', tests: /without JavaScript/ },
  {
    why: 'Nor another medium be asked for: calm, forced colours, paper.',
    tests: /nothing moves for whoever asks for calm|own colours|on paper|paper shows/,
  },
  { why: 'There is no finger.', tests: /a touch wakes/ },
  {
    why: 'What a request carries is not told.',
    tests:
      /counted by Matomo (?:a page costs|each event|another page|failures are|a page that nobody|a calendar that leads)/,
  },
  {
    why: '`fill` writes behind React’s back.',
    tests: / atelier[\w-]*\.e2e\.ts /,
  },
  {
    why: 'The address of a tab that the browser itself opens is not told.',
    tests: /click still opens a new tab/,
  },
  {
    why: '`goBack` waits for a load, which a fragment does not cause.',
    tests: /Back within a page/,
  },
  {
    why: 'What a module could not have, this Firefox asks for once per page (https://bugzilla.mozilla.org/show_bug.cgi?id=2055211).',
    tests: /where it cannot be had the visitor is told each time|React not yet fetched/,
  },
  {
    why: 'Firefox lets nobody forge a message from the window of another site.',
    tests: /from our own window, from another origin/,
  },
  {
    why: 'Without a network, what was preloaded is not to be had, and the page does without React.',
    tests: /no network leaves the visitor the page/,
  },
  {
    why: 'A file that is preloaded is not told.',
    tests:
      /React comes to |a film of ours asked for without a network|application of its living parts/,
  },
  { why: 'It has no `:target-current`.', tests: /marks the section being read/ },
  {
    why: 'Its scrollbar takes a part of the width that a phone has.',
    tests: /the first screen holds the promise/,
  },
  {
    why: 'It draws again with an optional font that is late, so it gets none on a page of text.',
    tests: /a legal page on a fast line/,
  },
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
            testMatch: '*.e2e.ts',
            grepInvert: apart.map(({ tests }) => tests),
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                // A click would not reach a frame that has a process of its own.
                firefoxUserPrefs: { 'fission.autostart': false },
              },
            },
          },
        ]
      : []),
  ],
})
