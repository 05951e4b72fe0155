import { defineConfig } from '@playwright/test'
import { headlessShellPath, launchOptions } from './tests/chromium.js'

/** The headless shell of Chromium has no back/forward cache: these tests need the whole browser. */
const forWholeBrowser = '**/back-forward-cache.e2e.ts'

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // In CI a failed test is tried twice more, since a shared machine may stand still for seconds. The report
  // lists as flaky a test that then passes.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  expect: { timeout: 6_000 },
  reporter: process.env.CI ? [['list']] : [['dot']],
  outputDir: 'test-results',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1366, height: 768 },
  },
  projects: [
    {
      name: 'engine',
      testIgnore: forWholeBrowser,
      use: { launchOptions: { ...launchOptions(), executablePath: headlessShellPath() } },
    },
    {
      name: 'browser',
      testMatch: forWholeBrowser,
      use: {
        launchOptions: {
          ...launchOptions(),
          // Playwright turns the back/forward cache off.
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        },
      },
    },
  ],
})
