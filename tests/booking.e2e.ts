import type { Page } from '@playwright/test'
import { shifts, watchShifts } from './shifts.ts'
import { expect, fold, hydrated, open, openTowardsCalendar, test } from './site.ts'
import { frameOf } from './stand-ins/frame-of.ts'
import { calendlySays, playCalendly, say } from './stand-ins/scheduling.ts'

const calendly = 'https://calendly.com'

test.use({ build: 'services' })

test.beforeEach(async ({ page }) => {
  // The video is no part of this: a player that never says a word.
  await page.route('https://fast.wistia.net/**', (route) => route.fulfill({ body: '' }))
})

const step = (page: Page) =>
  page.getByRole('region', { name: 'Étape 2 sur 2 : Planifiez votre appel de découverte' })
const calendar = (page: Page) => step(page).locator('iframe')
const silentTitle = (page: Page) =>
  step(page).getByRole('heading', { name: 'L’agenda tarde à s’afficher' })
const bookedTitle = (page: Page) =>
  step(page).getByRole('heading', { name: 'Votre appel est réservé' })
const scripts = (page: Page) => page.locator('script[src^="https://assets.calendly.com/"]')
async function goTo(page: Page, name: string) {
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}
const goHome = (page: Page) => page.goBack()

/** Answers that come at once, then a clock that can jump over the eight seconds. */
async function openWithClock(page: Page, path = '/') {
  await page.clock.install()
  await openTowardsCalendar(page, path)
  // From here on time is ours: what waits for an answer must have begun to wait.
  await calendar(page).waitFor({ state: 'attached' })
}

test.describe('a calendar that answers', () => {
  test('comes by itself with its complete address, a French title and a referrer', async ({
    page,
    baseURL,
  }) => {
    const { frames } = await playCalendly(page)
    await openTowardsCalendar(page)
    await frameOf(page, calendly)

    expect(frames).toHaveLength(1)
    const { origin, pathname, searchParams } = (frames[0] as { url: URL }).url
    expect(origin + pathname).toBe('https://calendly.com/agence-exemple/decouverte')
    expect(Object.fromEntries(searchParams)).toEqual({
      embed_domain: 'www.example.com',
      embed_type: 'Inline',
      locale: 'fr',
    })
    expect(frames[0]?.referrer).toBe(`${baseURL}/`)
    expect(fold(await calendar(page).getAttribute('title'))).toBe(
      "Agenda Calendly : choisissez le jour et l'heure de votre appel de découverte",
    )
    await expect(step(page).getByText('Chargement de l’agenda…')).toBeHidden()
  })

  test('is 900 px high, and 320 px wide on the narrowest phone without a sideways scroll', async ({
    page,
  }) => {
    await playCalendly(page)
    for (const width of [1366, 390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await openTowardsCalendar(page)
      await expect(calendar(page)).toBeVisible()
      const box = await calendar(page).boundingBox()
      expect(box?.height).toBe(900)
      expect(box?.width).toBeGreaterThanOrEqual(320)
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      expect(sideways).toBe(0)
    }
  })

  test('keeps quiet about other ways for as long as it likes', async ({ page }) => {
    await playCalendly(page)
    await openWithClock(page)
    await frameOf(page, calendly)
    await page.clock.fastForward(60_000)
    await expect(silentTitle(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'L’agenda dans un nouvel onglet' })).toBeVisible()
  })

  test('books without the video ever being touched or loaded', async ({ page }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    await (await frameOf(page, calendly)).getByRole('button', { name: 'Confirmer' }).click()
    await expect(bookedTitle(page)).toBeVisible()
  })

  test('grows with what it says within limits, and never shrinks', async ({ page }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    const frame = await frameOf(page, calendly)
    const height = async () => (await calendar(page).boundingBox())?.height
    for (const [said, expected] of [
      ['1180px', 1180],
      ['700px', 1180],
      ['4px', 1180],
      ['auto', 1180],
      ['99999px', 2400],
    ] as const) {
      await say(frame, calendlySays.height(said))
      await expect.poll(height, said).toBe(expected)
    }
    expect(await frame.getByRole('heading').textContent()).toBe('Choisissez un créneau')
  })
})

test.describe('a calendar that does not come', () => {
  for (const [name, options] of Object.entries({
    'that loads and says nothing': { isSilent: true },
    'that something blocks': { isBlocked: true },
  })) {
    test(`offers other ways after eight seconds to whoever waits for one ${name}`, async ({
      page,
    }) => {
      await playCalendly(page, options)
      await openWithClock(page)
      await page.clock.fastForward(4_000)
      await expect(silentTitle(page)).toBeHidden()
      await page.clock.fastForward(5_000)
      await expect(silentTitle(page)).toBeVisible()
      await expect(calendar(page)).toBeAttached()
      await expect(step(page).getByRole('status')).toHaveText(/L’agenda tarde à s’afficher\./)

      const links = step(page).getByRole('listitem').getByRole('link')
      await expect(links).toHaveText([
        'Ouvrir l’agenda dans un nouvel onglet',
        'Proposer trois créneaux par e-mail',
        'Appeler le +33 1 23 45 67 89',
      ])
      await expect(links.nth(0)).toHaveAttribute('target', '_blank')
      await expect(links.nth(2)).toHaveAttribute('href', 'tel:+33123456789')
      const mail = new URL((await links.nth(1).getAttribute('href')) ?? '')
      expect(mail.pathname).toBe('support@example.com')
      expect(fold(mail.searchParams.get('subject'))).toBe(
        'Appel de découverte : trois créneaux possibles',
      )
      expect(mail.searchParams.get('body')).toContain('\r\n1.\u00a0\r\n2.\u00a0\r\n3.\u00a0\r\n')
    })
  }

  test('never shows the browser’s error page, unless the visitor wants to see what is there', async ({
    page,
  }) => {
    await playCalendly(page, { isBlocked: true })
    await openWithClock(page)
    await expect(calendar(page)).toHaveCSS('opacity', '0')
    await page.clock.fastForward(9_000)
    await expect(silentTitle(page)).toBeVisible()
    await expect(calendar(page)).toHaveCSS('opacity', '0')
    const [frame, title] = [
      await calendar(page).boundingBox(),
      await silentTitle(page).boundingBox(),
    ]
    expect(title?.y).toBeGreaterThan(frame?.y ?? 0)
    expect((title?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(200)
    // The keyboard goes from one to the next, and not into what cannot be seen.
    await page.getByRole('link', { name: 'Passer l’agenda' }).focus()
    await page.keyboard.press('Tab')
    await expect(
      page.getByRole('link', { name: 'Ouvrir l’agenda dans un nouvel onglet' }),
    ).toBeFocused()

    await step(page).getByRole('button', { name: 'Afficher quand même' }).click()
    await expect(silentTitle(page)).toHaveCount(0)
    await expect(calendar(page)).toHaveCSS('opacity', '1')
    await expect(calendar(page)).toBeFocused()
  })

  test('takes its warning back as soon as the service speaks after all', async ({ page }) => {
    await playCalendly(page, { isSilent: true })
    await openWithClock(page)
    await page.clock.fastForward(9_000)
    await expect(silentTitle(page)).toBeVisible()

    await say(await frameOf(page, calendly), calendlySays.ready)
    await expect(silentTitle(page)).toBeHidden()
    await expect(step(page).getByRole('status')).toBeEmpty()
    await expect(step(page).getByText('en visioconférence', { exact: true })).toBeVisible()
  })

  test('offers other ways at once when its script is blocked, until the frame speaks', async ({
    page,
  }) => {
    await playCalendly(page, { isScriptBlocked: true, isSilent: true })
    await openWithClock(page)
    await expect(silentTitle(page)).toBeVisible()
    await say(await frameOf(page, calendly), calendlySays.height('900px'))
    await expect(silentTitle(page)).toBeHidden()
  })

  test('does not blame the service for a train in a tunnel', async ({ page, context }) => {
    await playCalendly(page, { isSilent: true })
    await openWithClock(page)
    await frameOf(page, calendly)
    await context.setOffline(true)
    await page.clock.fastForward(60_000)
    await expect(silentTitle(page)).toBeHidden()
    await context.setOffline(false)
    await page.clock.fastForward(9_000)
    await expect(silentTitle(page)).toBeVisible()
  })
})

test.describe('a booking', () => {
  test('is confirmed in place, once, beside the service’s own confirmation', async ({ page }) => {
    const { frames } = await playCalendly(page)
    await openTowardsCalendar(page)
    const frame = await frameOf(page, calendly)
    await step(page)
      .getByRole('status')
      .evaluateAll((regions) => {
        const said: string[] = []
        Object.assign(window, { said })
        for (const region of regions) {
          new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
            childList: true,
            characterData: true,
            subtree: true,
          })
        }
      })
    await frame.getByRole('button', { name: 'Confirmer' }).click()

    await expect(bookedTitle(page)).toBeInViewport()
    for (const said of [
      /La confirmation est dans vos e-mails.*Pour déplacer ou annuler l’appel/,
      /à l’heure choisie, en visioconférence\..*Préparez quelques mots sur votre activité/,
    ]) {
      await expect(step(page).getByText(said)).toBeVisible()
    }
    await expect(frame.getByRole('heading')).toHaveText('Calendly confirme votre rendez-vous')
    const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    expect(said).toEqual(['Votre appel est réservé. La suite est expliquée juste avant l’agenda.'])
    expect(frames).toHaveLength(1)
  })

  test('is still confirmed after a legal page, and ends with a reload', async ({ page }) => {
    const { frames } = await playCalendly(page)
    await openTowardsCalendar(page)
    await (await frameOf(page, calendly)).getByRole('button', { name: 'Confirmer' }).click()
    await expect(bookedTitle(page)).toBeVisible()

    await goTo(page, 'Mentions légales')
    await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible()
    await goHome(page)
    await expect(bookedTitle(page)).toBeVisible()
    await expect(calendar(page)).toHaveCount(0)
    expect(frames).toHaveLength(1)

    await page.reload()
    await hydrated(page)
    await frameOf(page, calendly)
    await expect(bookedTitle(page)).toBeHidden()
  })

  test('is told again for the second one of a visit, in the same frame', async ({ page }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    const frame = await frameOf(page, calendly)
    const announcement = step(page).getByRole('status')
    await say(frame, calendlySays.booked('FIRST'))
    await expect(announcement).toHaveText(/^Votre appel est réservé\./)
    await say(frame, calendlySays.booked('SECOND'))
    await expect(announcement).toHaveText(/^Cet autre appel est réservé aussi\./)
    await expect(bookedTitle(page)).toBeInViewport()
  })

  test('leaves room for another one, told apart from a message that comes late', async ({
    page,
  }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    await (await frameOf(page, calendly)).getByRole('button', { name: 'Confirmer' }).click()
    await expect(bookedTitle(page)).toBeVisible()
    await goTo(page, 'Mentions légales')
    await goHome(page)

    await step(page).getByRole('button', { name: 'Réserver un autre créneau' }).click()
    await expect(calendar(page)).toBeFocused()
    await expect(bookedTitle(page)).toBeHidden()
    const frame = await frameOf(page, calendly)
    await say(frame, calendlySays.booked('FIRST'))
    await say(frame, calendlySays.ready)
    await expect(bookedTitle(page)).toBeHidden()
    await say(frame, calendlySays.booked('SECOND'))
    await expect(bookedTitle(page)).toBeVisible()
  })
})

test.describe('forged messages', () => {
  const booked = calendlySays.booked('FORGED')

  test('from our own window, from another origin or from another window book nothing', async ({
    page,
  }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    await frameOf(page, calendly)
    await page.evaluate((data) => {
      const source = document.querySelector<HTMLIFrameElement>('iframe[title*="Calendly"]')
        ?.contentWindow as Window
      const forge = (origin: string, source: Window | null) =>
        window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
      window.postMessage(data, '*')
      forge('https://calendly.com', window)
      forge('https://calendly.com', null)
      forge('https://calendly.com.evil.example', source)
      forge('http://calendly.com', source)
      forge('null', source)
    }, booked)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expect(bookedTitle(page)).toBeHidden()
  })

  test('that are malformed break nothing, and neither do thousands', async ({ page }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    const frame = await frameOf(page, calendly)
    for (const data of [
      null,
      0,
      '',
      '{',
      [],
      {},
      { event: null },
      { event: 'calendly.event_scheduled_not' },
      { event: 'calendly.page_height' },
      { event: 'calendly.page_height', payload: null },
      { event: 'calendly.page_height', payload: { height: { px: 1 } } },
      { event: { toString: 'calendly.event_scheduled' } },
    ]) {
      await say(frame, data)
    }
    await say(frame, { event: 'calendly.unheard_of' }, 10_000)
    await say(frame, calendlySays.ready, 10_000)
    await page.evaluate((data) => {
      for (let time = 0; time < 10_000; time++) window.postMessage(data, '*')
    }, booked)
    await expect(bookedTitle(page)).toBeHidden()
    expect((await calendar(page).boundingBox())?.height).toBe(900)

    await say(frame, calendlySays.booked('REAL'))
    await expect(bookedTitle(page)).toBeVisible()
  })
})

test.describe('coming and going', () => {
  for (const build of ['services', 'development'] as const) {
    test.describe(build, () => {
      test.use({ build })

      test('ten visits leave one script and one frame on the home page, none elsewhere', async ({
        page,
      }) => {
        test.slow()
        await playCalendly(page)
        await openTowardsCalendar(page)
        for (let visit = 0; visit < 10; visit++) {
          await frameOf(page, calendly)
          await expect(scripts(page)).toHaveCount(1)
          await expect(calendar(page)).toHaveCount(1)
          await goTo(page, 'Mentions légales')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
          await expect(scripts(page)).toHaveCount(0)
          await expect(page.locator('iframe')).toHaveCount(0)
          await goHome(page)
        }
        await say(await frameOf(page, calendly), calendlySays.booked('ONE'))
        await expect(bookedTitle(page)).toBeVisible()
      })

      test('quick back and forth leaves one of each, and no error', async ({ page }) => {
        await playCalendly(page)
        await openTowardsCalendar(page)
        await goTo(page, 'Mentions légales')
        await page.evaluate(async () => {
          // One step at a time: browsers merge those that come too soon, and would leave the site.
          const move = (steps: number) =>
            new Promise((resolve) => {
              addEventListener('popstate', resolve, { once: true })
              history.go(steps)
            })
          for (let turn = 0; turn < 5; turn++) {
            await move(-1)
            await move(1)
          }
          await move(-1)
        })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Découvrez/)
        await expect(scripts(page)).toHaveCount(1)
        await expect(calendar(page)).toHaveCount(1)
      })
    })
  }

  test('the calendar loads once, and adds nothing to the browser’s history', async ({ page }) => {
    const { frames } = await playCalendly(page)
    await page.goto('/')
    const before = await page.evaluate(() => history.length)
    await hydrated(page)
    const frame = await frameOf(page, calendly)
    await say(frame, calendlySays.height('1200px'))
    await say(frame, calendlySays.booked('ONE'))
    await expect(bookedTitle(page)).toBeVisible()
    // Long enough for anything that would load it again.
    await page.waitForTimeout(1_000)
    expect(frames).toHaveLength(1)
    expect(await page.evaluate(() => history.length)).toBe(before)
  })
})

test.describe('where the visitor came from', () => {
  const landing =
    '?utm_source=lettre%20%26%20cie&utm_medium=email&utm_id=7&fbclid=secret&email=x%40y.fr'
  const campaign = { utm_source: 'lettre & cie', utm_medium: 'email' }

  const told = (address: string | null) =>
    Object.fromEntries(
      [...new URL(address ?? '').searchParams].filter(
        ([name]) => !/^(?:embed_|hide_|locale)/.test(name),
      ),
    )

  test('reaches the frame, the new tab and the e-mail, and nothing else does', async ({
    page,
    context,
  }) => {
    const { frames } = await playCalendly(page, { isSilent: true })
    await openWithClock(page, `/${landing}`)
    await page.clock.fastForward(9_000)
    await expect(silentTitle(page)).toBeVisible()

    expect(told(frames[0]?.url.href ?? null)).toEqual(campaign)
    for (const name of [
      'L’agenda dans un nouvel onglet',
      'Ouvrir l’agenda dans un nouvel onglet',
    ]) {
      expect(
        told(await page.getByRole('link', { name, exact: true }).getAttribute('href')),
      ).toEqual(campaign)
    }
    const mail = page.getByRole('link', { name: 'Proposer trois créneaux par e-mail' })
    const subject = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('subject')
    expect(fold(subject)).toBe(
      'Appel de découverte : trois créneaux possibles (utm : source=lettre & cie, medium=email)',
    )
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test('is not lost on the way through a legal page', async ({ page }) => {
    const { frames } = await playCalendly(page)
    await open(page, `/mentions-legales${landing}`)
    await page.getByRole('contentinfo').getByRole('link').first().click()
    await page.evaluate(() => history.pushState(null, '', '/'))
    await page.goBack()
    await page.goForward()
    await expect.poll(() => frames.length).toBeGreaterThan(0)
    for (const { url } of frames) expect(told(url.href)).toEqual(campaign)
  })
})

test.describe('around the calendar', () => {
  test('says how long, with whom and by what means, and asks for nothing about patients', async ({
    page,
  }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    const text = fold(await step(page).textContent())
    for (const fact of ['30 minutes', 'en visioconférence', 'avec Camille Martin']) {
      expect(text).toContain(fact)
    }
    expect(text).toContain('Ne partagez rien sur vos patients')
    expect(text).toContain('Les informations que vous partagez restent confidentielles.')
    expect(text).not.toContain('Paris')
  })

  test('« Choisir un créneau » brings 240 pixels of it on the screen of a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await playCalendly(page)
    await openTowardsCalendar(page, '/#agenda')
    await frameOf(page, calendly)
    const top = (await calendar(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY
    expect(664 - top).toBeGreaterThanOrEqual(240)
  })

  test('the keyboard can pass the calendar, or enter it', async ({ page }) => {
    await playCalendly(page)
    await openTowardsCalendar(page)
    await frameOf(page, calendly)
    const skip = page.getByRole('link', { name: 'Passer l’agenda' })
    await skip.focus()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(calendar(page)).toBeFocused()

    await skip.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'L’agenda dans un nouvel onglet' })).toBeFocused()
  })

  for (const width of [1366, 768, 390, 320]) {
    test(`nothing moves at ${width} px, from the first paint through every state`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await playCalendly(page, { isSilent: true })
      await watchShifts(page)
      await openWithClock(page, '/#agenda')
      await page.clock.fastForward(9_000)
      await expect(silentTitle(page)).toBeVisible()
      const frame = await frameOf(page, calendly)
      await say(frame, calendlySays.ready)
      await expect(silentTitle(page)).toBeHidden()
      await say(frame, calendlySays.booked('ONE'))
      await expect(bookedTitle(page)).toBeVisible()
      await page.clock.runFor(1_000)
      expect(await shifts(page)).toEqual([])
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the frame and the link are there', async ({ page }) => {
    const { frames } = await playCalendly(page)
    await page.goto('/')
    await expect(calendar(page)).toBeVisible()
    await expect(calendar(page)).toHaveCSS('opacity', '1')
    expect((await calendar(page).boundingBox())?.height).toBe(900)
    expect(frames).toHaveLength(1)
    await expect(
      page.getByRole('link', { name: 'L’agenda dans un nouvel onglet' }),
    ).toHaveAttribute('href', 'https://calendly.com/agence-exemple/decouverte')
    await expect(step(page).getByText('Chargement de l’agenda…')).toBeHidden()
  })
})
