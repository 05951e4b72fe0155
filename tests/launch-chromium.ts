import { chromium } from '@playwright/test'
import { launchOptions } from './chromium.js'

/** Another Chromium, for what one has to ask of it before it starts. */
export const launchChromium = (ignoreDefaultArgs: string[]) =>
  chromium.launch({ ...launchOptions(), ignoreDefaultArgs })
