import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { HomePage } from './home-page.ts'
import {
  application,
  expect,
  hold,
  hydrated,
  open,
  openTowardsCalendar,
  pageIn,
  react,
  test,
} from './site.ts'
import { playSilence } from './stand-ins/frames.ts'

/** Expects the home page to work as without JavaScript: with the browser's own player and plain links. */
async function worksWithoutScript(page: Page, home: HomePage) {
  await expect(home.film).toBeVisible()
  await expect(home.film).toHaveAttribute('controls')
  await expect(home.watch).toBeHidden()
  await expect(page.getByText('Chargement…')).toBeHidden()
  await expect(home.newTab).toBeVisible()
  await home.goTo('Mentions légales')
}

/** Messages of the console, in the words of Chromium, then of Firefox. */
const told = [
  ': 404$|status of 404|^download failed',
  'broken on purpose|^Error: The scripts are late$',
  'Minified React error #418',
]
test.use({ expectedConsole: new RegExp(told.join('|')) })

test('without React, which is gone, the page plays and books, whatever the device says of its network', async ({
  page,
  home,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }),
  )
  await page.route(react, (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  await expect(pageIn(page, 'js')).toHaveCount(0)
  await home.step2.scrollIntoViewIfNeeded()
  await expect(home.calendar).toBeVisible()
  await worksWithoutScript(page, home)
})

test('without our script, which does not come, the page plays and books, and keeps its film when the script comes', async ({
  page,
  home,
}) => {
  await page.clock.install()
  const release = await hold(page, application)
  await page.goto('/')
  await page.clock.runFor(11_000)
  await expect(pageIn(page, 'js')).toHaveCount(0)
  await home.film.evaluate((film: HTMLVideoElement) => film.play())
  await home.playsFilm()
  const arrived = page.waitForResponse(application)
  release()
  await arrived
  await page.clock.runFor(1000)
  await expect(home.film).toHaveJSProperty('paused', false)
  await expect(pageIn(page, 'ready')).toHaveCount(0)
  await worksWithoutScript(page, home)
})

test.describe('a page that goes on without React', () => {
  test.use({ build: 'contextual' })

  test('is the same whatever is stored and was tapped', async ({ page, home }) => {
    await playSilence(page, 'player.vimeo.com', 'app.cal.com')
    await open(page, '/')
    await home.allowForGood('scheduling')
    await page.clock.install()
    await hold(page, react)
    await page.reload()
    await home.watch.click()
    await expect(page.getByText('Chargement…')).toBeVisible()
    await page.clock.runFor(11_000)
    await expect(page.getByRole('link', { name: 'Voir les créneaux' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Regarder sur Vimeo' })).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Chargement…')).toBeHidden()
  })

  test('is whole where its HTML comes late', async ({ page, baseURL }) => {
    const html = await (await fetch(`${baseURL}/`)).text()
    const [start = '', end = ''] = html.replace(/data-app="[^"]*/, '$&-gone').split(/(?=Étape 2)/)
    let sendRest = () => {}
    const server = createServer((request, response) => {
      if (request.method === 'HEAD') return response.end()
      if (request.url !== '/') return response.writeHead(404).end()
      response.writeHead(200, { 'content-type': 'text/html' }).write(start)
      sendRest = () => response.end(end)
    }).listen(0)
    const { port } = server.address() as AddressInfo
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'commit' })
    await expect(page.getByRole('link', { name: 'Regarder sur Vimeo' })).toBeVisible()
    sendRest()
    await expect(page.getByRole('link', { name: 'Voir les créneaux' })).toBeVisible()
    server.close()
  })
})

test('a page into which an extension has written goes on with the film that was tapped, and books', async ({
  page,
  home,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.extension = ''
      document.body.prepend(document.createElement('aside'))
      document.getElementById('root')?.prepend(document.createElement('aside'))
      document.querySelector('h1')?.append('\u00a0!')
    }),
  )
  const release = await hold(page, react)
  await page.goto('/')
  await home.watch.click()
  await home.skipTo(5)
  release()
  await hydrated(page)
  await expect(home.film).toHaveJSProperty('paused', false)
  expect(await home.filmTime()).toBeGreaterThanOrEqual(5)
  await home.step2.scrollIntoViewIfNeeded()
  await home.bookInDemonstration()
  await home.goTo('Mentions légales')
})

test('an exception in the film leaves it to the browser’s own player', async ({ page, home }) => {
  await open(page, '/')
  await page.evaluate(() => {
    HTMLMediaElement.prototype.play = () => {
      throw new Error('broken on purpose')
    }
  })
  await home.watch.click()
  await expect(home.film).toHaveAttribute('controls')
  await expect(home.watch).toBeHidden()
  await expect(page.getByText('Chargement…')).toBeHidden()
})

test.describe('with services', () => {
  test.use({ build: 'services' })

  test('an exception in the calendar leaves the ways to book, and the rest of the page', async ({
    page,
    home,
  }) => {
    // The calendar adds its service's script to `<head>`.
    await page.addInitScript(() => {
      HTMLHeadElement.prototype.append = () => {
        throw new Error('broken on purpose')
      }
    })
    await openTowardsCalendar(page)
    await expect(home.step2.getByRole('link', { name: /^Ouvrir l’agenda/ })).toBeVisible()
    await expect(home.watch.or(home.player).first()).toBeVisible()
    await home.goTo('Mentions légales')
  })
})
