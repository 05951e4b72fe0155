import type { Page } from '@playwright/test'
import { legalRoutes } from '../src/routes.ts'
import {
  application,
  expect,
  hold,
  hydrated,
  open,
  pageIn,
  react,
  scrollToEnd,
  test,
} from './site.ts'
import { shipped } from './sites.ts'

const strip = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Revenir à l’accueil' })
const legalLink = (page: Page) => page.getByRole('link', { name: 'Mentions légales' })
const nextSteps = (page: Page) =>
  page.getByRole('navigation', { name: 'Et maintenant ?' }).getByRole('link')
const scrollTop = (page: Page) => page.evaluate(() => scrollY)
const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { isSameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window)

// The build `contextual` loads no frame by itself: in Firefox, a loading frame can abort the next load.
test.use({
  build: 'contextual',
  viewport: { width: 390, height: 664 },
  expectedConsole: /404|ERR_INTERNET_DISCONNECTED/,
})

test('a link shows the page from its top, or its section, without reloading', async ({
  page,
  home,
}) => {
  await open(page, '/')
  await markDocument(page)
  for (const { path, name } of legalRoutes) {
    const { title } = shipped.words.routes[name]
    await home.goTo(title)
    await expect(page).toHaveURL(path)
    await expect(page).toHaveTitle(`${title} – Agence Exemple`)
    await expect(home.title).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: title })).toHaveCount(1)
    expect(await scrollTop(page)).toBe(0)
  }
  for (const [index, address, step] of [
    [0, '/#video', home.step1],
    [1, '/#agenda', home.step2],
  ] as const) {
    await nextSteps(page).nth(index).click()
    await expect(page).toHaveURL(address)
    await expect(step.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await home.goTo('Mentions légales')
  }
  await scrollToEnd(page)
  await expect(strip(page)).toBeInViewport({ ratio: 1 })
  await strip(page).click()
  await expect(page).toHaveURL('/')
  await expect(home.title).toBeInViewport({ ratio: 1 })
  await expect(strip(page)).toHaveCount(0)
  expect(await isSameDocument(page)).toBe(true)
})

/** Goes through the history as a visitor does, and waits until the browser has finished. */
const go = (page: Page, steps: number) =>
  page.evaluate(async (steps) => {
    const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.go(steps)
    await moved
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, steps)

test('Back and Forward show another page from its top, and this one from its section', async ({
  page,
  home,
}) => {
  const isAtTopOf = async (title: RegExp) => {
    await expect(home.title).toHaveText(title)
    await expect(home.title).toBeFocused()
    expect(await scrollTop(page)).toBe(0)
  }
  await open(page, '/')
  await home.banner.getByRole('link').click()
  await expect(page).toHaveURL('/#video')
  await home.goTo('Mentions légales')
  await scrollToEnd(page)
  await go(page, -1)
  await isAtTopOf(/^Découvrez/)
  await page.getByText('Ce que couvre la garantie').click()
  await home.conditions.click()
  await expect(page).toHaveURL('/conditions-generales#garantie')
  const section = await scrollTop(page)
  expect(section).toBeGreaterThan(0)
  await go(page, -1)
  await isAtTopOf(/^Découvrez/)
  await go(page, 1)
  await isAtTopOf(/^Conditions/)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Conditions/ })
    .click()
  await go(page, -1)
  await expect(page).toHaveURL('/conditions-generales#garantie')
  expect(await scrollTop(page)).toBe(section)
  await expect(page.getByRole('heading', { name: '6. Garantie' })).toBeFocused()
  await go(page, 1)
  expect(await scrollTop(page)).toBe(0)
  await go(page, -1)
  await page.reload()
  await hydrated(page)
  await scrollToEnd(page)
  await go(page, -2)
  await isAtTopOf(/^Découvrez/)
})

test('a page is shown in the task of the tap, with a network or without', async ({
  page,
  context,
  home,
}) => {
  await open(page, '/')
  await context.setOffline(true)
  const titles = legalLink(page).evaluate(async (link: HTMLElement) => {
    const title = () => document.querySelector('h1')?.textContent
    link.click()
    await null
    const shown = [title()]
    addEventListener('popstate', () => queueMicrotask(() => shown.push(title())))
    history.back()
    while (shown.length < 2) await new Promise(requestAnimationFrame)
    return shown
  })
  expect(await titles).toEqual(['Mentions légales', expect.stringMatching(/^Découvrez/)])
  await home.goTo('Protection des données')
})

test('a campaign goes with links, also before the page is awake, and is stored nowhere', async ({
  page,
  home,
}) => {
  const wakeUp = await hold(page, application)
  await page.goto('/?utm_term=a|b~', { waitUntil: 'commit' })
  await markDocument(page)
  await home.banner.getByRole('link').click()
  await expect(page).toHaveURL('/?utm_term=a|b~#video')
  expect(await isSameDocument(page)).toBe(true)
  await legalLink(page).click()
  await expect(home.title).toHaveText('Mentions légales')
  wakeUp()
  await expect(page).toHaveURL('/mentions-legales?utm_term=a%7Cb%7E')
  await hydrated(page)
  await nextSteps(page).last().click()
  await expect(page).toHaveURL('/?utm_term=a%7Cb%7E#agenda')
  const stored = () => [localStorage.length, sessionStorage.length, document.cookie]
  expect(await page.evaluate(stored)).toEqual([0, 0, ''])
})

for (const [how, prevent] of Object.entries({ comes: undefined, 'is missing': { status: 404 } }))
  test(`Back from a page that was loaded anew shows the one before, where React ${how}`, async ({
    page,
    home,
  }) => {
    await open(page, '/')
    await home.goTo('Mentions légales')
    if (prevent) await page.route(react, (route) => route.fulfill(prevent))
    const wake = await hold(page.context(), application)
    await page.reload()
    if (prevent) await expect(pageIn(page, 'js')).toHaveCount(0)
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL('/')
    wake()
    await expect(home.title).toHaveText(/^Découvrez/)
    await home.goTo('Mentions légales')
  })
