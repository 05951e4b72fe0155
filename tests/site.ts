import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { notFound, routes } from '../src/routes.ts'
import type { BuildName } from './builds.ts'
import { type HomePage, homePage } from './home-page.ts'

type Options = {
  /** Which site of `builds.ts` the test visits. */
  build: BuildName
  /** Console messages that the test causes on purpose; any other warning or error fails it. */
  expectedConsole: RegExp | undefined
}

type Fixtures = {
  home: HomePage
  /** Folder of the built site, for tests that read or damage a copy of its files. */
  siteDir: string
}

/**
 * Console messages about requests that a test or the missing network refuses, or that are cut off because the
 * visitor leaves the page: none is a fault of the site. Chromium reports all such requests, Firefox only
 * those of fonts (NS_ERROR_ABORT, NS_BINDING_ABORTED, NS_ERROR_OFFLINE).
 */
const REFUSED =
  /ERR_BLOCKED_BY_CLIENT|ERR_NAME_NOT_RESOLVED|^download failed .* status=(?:2147500036|2152398850|2152398864) /

export const test = base.extend<Options & Fixtures>({
  build: ['shipped', { option: true }],
  expectedConsole: [undefined, { option: true }],
  baseURL: async ({ build }, use) => use(process.env[`SITE_${build}`]),
  home: async ({ page }, use) => use(homePage(page)),
  siteDir: async ({ build }, use) => use(process.env[`DIR_${build}`] ?? ''),
  page: async ({ page, expectedConsole }, use) => {
    const messages: string[] = []
    const keep = (text: string) => {
      if (!REFUSED.test(text) && !expectedConsole?.test(text)) messages.push(text)
    }
    // Errors are turned into text, because Firefox would report an error object without its message.
    await page.addInitScript(() => {
      const { error } = console
      console.error = (...said) => error(...said.map(String))
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) keep(message.text())
    })
    page.on('pageerror', (error) => keep(error.message))
    await use(page)
    expect(messages, 'the console stays empty').toEqual([])
  },
})

export { expect }

export const paths = [...routes, notFound].map(({ path }) => path)

/** Opens a page and waits until its scripts handle what a visitor does. */
export async function open(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** Opens a page and scrolls to its calendar, whose frame loads then, or once the visitor has agreed. */
export async function openTowardsCalendar(page: Page, path = '/') {
  await open(page, path)
  await page.evaluate(() => document.getElementById('agenda')?.scrollIntoView())
}

/** The `<html>` of a page in a state that only scripts and style sheets know: `pageIn(page, 'ready')` */
export const pageIn = (page: Page, state: string, value?: string) =>
  page.locator(value === undefined ? `html[data-${state}]` : `html[data-${state}="${value}"]`)

/** Waits until the application runs. */
export const hydrated = (page: Page) => pageIn(page, 'ready').waitFor()

export const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.body.scrollHeight))

export async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error(`${part} is not on screen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Where a part begins in its page. In Firefox, Playwright scrolls to an element before it clicks, by parts of a pixel. */
export const topInPage = (part: Locator) =>
  part.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY))

/** The application's script, and React's. */
export const application = '**/assets/entry-client-*.js'
export const react = '**/assets/react-*.js'

/** Holds back the requests to an address. @returns a function that lets them through */
export async function hold(visitor: Page | BrowserContext, address: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await visitor.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
