import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.js'

/**
 * Starts another Chromium without some of Playwright's default options, which cannot be changed once the
 * browser runs.
 */
export const launchChromium = (ignoreDefaultArgs: string[]) =>
  chromium.launch({ ...launchOptions(), ignoreDefaultArgs })
