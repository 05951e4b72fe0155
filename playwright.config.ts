import { defineConfig } from '@playwright/test'
import { launchOptions } from './tests/chromium.js'

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.e2e.ts',
  globalSetup: './tests/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stand still for seconds. The report names what passed only later as flaky.
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  expect: { timeout: 6_000 },
  reporter: process.env.CI ? [['list']] : [['dot']],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/states/{arg}{ext}',
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1366, height: 768 },
  },
  projects: [{ name: 'chromium', use: { launchOptions: launchOptions() } }],
})
