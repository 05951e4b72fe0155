import type { Page } from '@playwright/test'
import { application, expect, hold, open, openTowardsCalendar, react, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calendlySays, playCalCom, playCalendly, say } from './stand-ins/scheduling.ts'

const legalLink = (page: Page) => page.getByRole('link', { name: 'Mentions légales' })

test.describe('under the policy of another build', () => {
  // In the words of Chromium, then of Firefox.
  test.use({ expectedConsole: /Content Security Policy|The page’s settings blocked/ })

  for (const [directive, what] of [
    ['script-src', 'plays natively, books by its link and leads on, without our script'],
    ['style-src', 'gets its style as a file'],
  ] as const) {
    test(`the page ${what}`, async ({ page, home }) => {
      await page.route('/', async (route) => {
        const response = await route.fetch()
        const policy = response.headers()['content-security-policy'] ?? ''
        const other = policy.replace(
          new RegExp(`(${directive} [^;]*)'sha256-[^']+'`),
          "$1'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
        )
        expect(other).not.toBe(policy)
        const headers = { ...response.headers(), 'content-security-policy': other }
        await route.fulfill({ response, headers })
      })
      await page.goto('/')
      await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
      if (directive === 'style-src') return
      await expect(home.film).toBeVisible()
      await expect(home.film).toHaveAttribute('controls')
      await expect(home.watch).toBeHidden()
      await expect(home.newTab).toBeVisible()
      await legalLink(page).click()
      await expect(page).toHaveTitle(/^Mentions légales/)
    })
  }
})

test.describe('where a script', () => {
  test.use({
    // In the words of Chromium, then of Firefox.
    expectedConsole:
      /404|Failed to fetch dynamically|disallowed MIME type|error loading dynamically|^Error: late$/,
  })

  for (const [name, script] of Object.entries({ application, react })) {
    test(`${name} is gone, as after a redeployment, the page still plays, books and links`, async ({
      page,
    }) => {
      await page.route(script, (route) => route.fulfill({ status: 404 }))
      await page.goto('/')
      await worksWithout(page)
    })

    test(`${name} never comes, the same after ten seconds`, async ({ page }) => {
      await page.clock.install()
      await hold(page, script)
      await page.goto('/')
      await worksWithout(page, () => page.clock.runFor(11_000))
    })
  }
})

/** @param wait lets time go by while nothing comes */
async function worksWithout(page: Page, wait = async () => {}) {
  await expect(async () => {
    await wait()
    await page.getByRole('heading', { name: /^Étape 2/ }).scrollIntoViewIfNeeded()
    await expect(page.locator('html')).not.toHaveAttribute('data-js', { timeout: 200 })
  }).toPass()
  await expect(page.getByLabel(/^Vidéo/)).toBeVisible()
  await expect(page.getByLabel(/^Vidéo/)).toHaveAttribute('controls')
  await expect(page.getByText('Chargement…')).toBeHidden()
  await expect(page.getByTitle(/^Agenda/)).toBeVisible()
  await legalLink(page).click()
  await expect(page).toHaveTitle(/^Mentions légales/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('an exception long after the page has come to life', () => {
  test.use({ expectedConsole: /broken on purpose/ })

  test('leaves the film to the browser’s own player', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => {
      HTMLMediaElement.prototype.play = () => {
        throw new Error('broken on purpose')
      }
    })
    await page.getByRole('button', { name: /^Regarder la vidéo/ }).click()
    await expect(page.getByLabel(/^Vidéo/)).toHaveAttribute('controls')
    await expect(page.getByRole('button', { name: /^Regarder la vidéo/ })).toBeHidden()
    await expect(page.getByText('Chargement…')).toBeHidden()
    // The calendar is another part, and lives on.
    await page.evaluate(() => window.scrollBy(0, 1))
    await expect(
      page
        .getByTitle(/^Agenda/)
        .contentFrame()
        .getByRole('radio')
        .first(),
    ).toBeVisible()
  })

  test.describe('with services', () => {
    test.use({ build: 'services' })

    test('leaves the calendar to its plain frame, and says nothing of loading', async ({
      page,
    }) => {
      await playCalendly(page)
      await openTowardsCalendar(page)
      const frame = await frameOf(page, 'https://calendly.com')
      await page.evaluate(() => {
        Element.prototype.scrollIntoView = () => {
          throw new Error('broken on purpose')
        }
      })
      await say(frame, calendlySays.booked('ONE'))
      const step = page.getByRole('region', { name: /^Étape 2/ })
      await expect(step.getByText('Chargement de l’agenda…')).toBeHidden()
      await expect(page.locator('[data-failed]')).toHaveCount(1)
      await expect(step.locator('iframe')).toHaveCSS('opacity', '1')
      await expect(
        step.locator('iframe').contentFrame().getByRole('button', { name: 'Confirmer' }),
      ).toBeVisible()
      await expect(step.getByRole('link', { name: 'Ouvrir dans un nouvel onglet' })).toBeVisible()
    })
  })
})

test.describe('an exception in our code', () => {
  test.use({ expectedConsole: /broken on purpose/, build: 'services' })

  test('in the application itself leaves the finished page on screen', async ({ page }) => {
    // Only navigation listens for this on the document.
    await page.addInitScript(() => {
      const { addEventListener } = document
      document.addEventListener = function (this: Document, type: string, ...rest: never[]) {
        if (type === 'pointerover') throw new Error('broken on purpose')
        Reflect.apply(addEventListener, this, [type, ...rest])
      } as typeof addEventListener
    })
    const broken = page.waitForEvent('console', (message) =>
      /broken on purpose/.test(message.text()),
    )
    await page.goto('/')
    await broken
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
  })

  test('in one part leaves it as it is without JavaScript, and the rest of the page alive', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('broken on purpose')
        }
      } as unknown as typeof IntersectionObserver
    })
    await page.goto('/')
    const video = page.getByRole('region', { name: /Étape 1/ })
    await expect(video.getByRole('link', { name: 'Regarder sur Wistia' }).first()).toBeVisible()
    await expect(video.locator('iframe')).toHaveCount(0)
    await expect(video.getByText('La vidéo se charge')).toBeHidden()
    await expect(page.getByTitle(/^Agenda/)).toBeVisible()
    await legalLink(page).click()
    await expect(page).toHaveTitle(/^Mentions légales/)
  })
})

test.describe('where a blocker has removed the question before React woke', () => {
  test.use({ build: 'contextual', expectedConsole: /Minified React error #418/ })

  for (const isHeld of [false, true]) {
    test(`the first ${isHeld ? 'press that lasts' : 'tap'} is not lost`, async ({ page, home }) => {
      await playCalCom(page)
      const release = await hold(page, react)
      await open(page, '/')
      await page.evaluate(() => {
        for (const question of document.querySelectorAll('[data-purpose]')) question.remove()
      })
      const arrived = page.waitForResponse(react)
      if (isHeld) {
        await home.showSlots.hover()
        await page.mouse.down()
      } else await home.showSlots.click()
      release()
      await (await arrived).finished()
      if (isHeld) {
        // React would draw the button again: nothing tells that it has waited.
        await page.waitForTimeout(500)
        await page.mouse.up()
      }
      await expect(home.calendar).toHaveCSS('opacity', '1')
    })
  }
})

test('where an extension has removed the line of announcements, every link still leads on', async ({
  page,
  home,
}) => {
  await open(page, '/')
  await page.evaluate(() => document.getElementById('annonce')?.remove())
  await home.goTo('Mentions légales')
  await page.goBack()
  await expect(home.title).toHaveText(/Découvrez/)
})

test.describe('where our own navigation fails', () => {
  test.use({ expectedConsole: /broken on purpose/ })

  test('the browser follows the link its own way', async ({ page, home }) => {
    await open(page, '/')
    await page.evaluate(() => {
      history.pushState = () => {
        throw new Error('broken on purpose')
      }
    })
    await home.goTo('Mentions légales')
    await expect(page).toHaveURL(/mentions-legales/)
  })
})

test.describe('where an extension of the browser came first', () => {
  test.use({ build: 'contextual', expectedConsole: /Minified React error #418/ })

  test('every button and link is still ours, once, and does what it says', async ({ page }) => {
    const content = page.getByRole('main')
    await open(page, '/')
    const ours = await content.ariaSnapshot()

    const release = await hold(page, application)
    await page.goto('/')
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('[data-island]')) {
        for (const button of part.querySelectorAll('button')) {
          button.insertAdjacentHTML('beforebegin', '<button disabled>Enregistrer</button>')
        }
        for (const link of part.querySelectorAll('a')) {
          link.insertAdjacentHTML('afterend', '<a href="https://rating.example/">Site sûr</a>')
        }
        part.insertAdjacentHTML('afterbegin', '<div>Une extension</div>')
      }
    })
    release()
    for (const name of [/^Regarder la vidéo/, 'Voir les créneaux']) {
      await page.getByRole('button', { name }).hover()
    }
    await expect.poll(() => content.ariaSnapshot()).toBe(ours)
    await page.getByRole('button', { name: 'Voir les créneaux' }).click()
    await expect(page.getByTitle(/^Agenda/)).toHaveCount(1)
  })
})
