import type { BrowserContext, Locator, Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { findViolations } from './axe.ts'
import { application, expect, fold, hold, hydrated, open, test } from './site.ts'

/** Every page, and one that does not exist. */
const paths = [...routes.map(({ path }) => path), '/inconnue']

const videoHost = 'player.vimeo.com'
const calendarHost = 'app.cal.com'

const videoCard = (page: Page) => page.getByRole('region', { name: /^Vidéo hébergée par/ })
const calendarCard = (page: Page) => page.getByRole('region', { name: /^Agenda tenu par/ })
const loadVideo = (page: Page) => page.getByRole('button', { name: 'Charger la vidéo' })
const loadCalendar = (page: Page) => page.getByRole('button', { name: 'Charger l’agenda' })
const always = (page: Page, service: string) =>
  page.getByRole('button', { name: `Autoriser pendant 6 mois ${service}` })
/** The same, in « Gérer mes choix ». */
const alwaysInDialog = (page: Page, service: string) =>
  choices(page).getByRole('button', { name: `Autoriser ${service} pendant 6 mois` })
/** The detail of a card, on demand. */
const more = (card: Locator) => card.getByText('En savoir plus ou faire autrement')
const videoFrame = (page: Page) => page.locator(`iframe[src*="${videoHost}"]`)
const calendarFrame = (page: Page) => page.locator(`iframe[src*="${calendarHost}"]`)
const manage = (page: Page) => page.getByRole('button', { name: 'Gérer mes choix' })
const choices = (page: Page) => page.getByRole('dialog', { name: 'Gérer mes choix' })

/** Hosts of other companies that any page of the visit asks something of. */
function hostsAsked(context: BrowserContext, baseURL: string | undefined) {
  const hosts: string[] = []
  context.on('request', (request) => {
    const { origin, host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) hosts.push(host)
  })
  return hosts
}

/** What is said under each button, before the tap. */
const essentials = (page: Page) => page.getByText(/^À votre demande seulement/)

const topOf = (page: Page, heading: RegExp) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => {
    const top = element.getBoundingClientRect().top + window.scrollY
    // Firefox tells the same place with another fraction once it was scrolled to.
    return 'mozInnerScreenX' in window ? Math.round(top) : top
  })

/** All that a site can leave on a device. */
async function traces(page: Page) {
  const inPage = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: (await indexedDB.databases()).length,
    // Absent outside HTTPS and localhost.
    caches: 'caches' in window ? (await caches.keys()).length : 0,
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }))
  return { ...inPage, cookies: await page.context().cookies() }
}

const noTrace = { local: {}, session: {}, databases: 0, caches: 0, workers: 0, cookies: [] }

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('consent'))

// The unknown path is one of the pages.
test.use({ expectedConsole: /status of 404/ })

test.beforeEach(async ({ context }) => {
  // Stand-ins for the two services: a page that says nothing.
  await context.route(
    (url) => [videoHost, calendarHost].includes(url.host),
    (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Service</title>' }),
  )
})

for (const build of ['shipped', 'services', 'contextual'] as const) {
  test.describe(`a fresh visit (${build})`, () => {
    test.use({ build })

    test('writes nothing on the device, on any page', async ({ page, context }) => {
      // The services' own frames are refused here: what they write is theirs.
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.abort('blockedbyclient'),
      )
      for (const path of paths) {
        await open(page, path)
        expect(await traces(page), path).toEqual(noTrace)
      }
    })
  })
}

test.describe('where consent is asked', () => {
  test.use({ build: 'contextual' })

  test('nothing is asked of anyone else before the visitor wants it, on any page', async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = hostsAsked(context, baseURL)
    for (const path of paths) {
      await open(page, path)
      // Seen from top to bottom: what comes lazily would have come.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.waitForTimeout(300)
    }
    // The same without a page load.
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.click()
      await page.waitForTimeout(100)
    }
    await page.goBack()
    expect(hosts).toEqual([])
    expect(await traces(page)).toEqual(noTrace)
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0)
  })

  test('the card says who, why, what is sent, and offers ways round', async ({ page }) => {
    await open(page, '/')
    const card = videoCard(page)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(
      'Vidéo hébergée par Vimeo (États-Unis)',
    )
    expect(fold((await card.textContent()) ?? '')).toContain(
      'Pour lire la vidéo ici, votre navigateur doit la demander à Vimeo. Ce service reçoit alors votre adresse IP, des informations sur votre appareil et sur votre lecture ; il peut déposer ses propres cookies. Tant que vous ne le demandez pas, rien ne lui est envoyé.',
    )
    await expect(card.getByText('Pour lire la vidéo ici')).toBeHidden()
    await more(card).click()
    await more(calendarCard(page)).click()
    await expect(
      card.getByRole('link', { name: 'Notre politique de confidentialité' }),
    ).toHaveAttribute('href', '/politique-confidentialite')
    await expect(
      card.getByRole('link', { name: 'La politique publiée par Vimeo' }),
    ).toHaveAttribute('href', 'https://vimeo.com/privacy')
    await expect(card.getByRole('link', { name: /Regarder sur Vimeo/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /support/ })).toHaveAttribute('href', /^mailto:/)
    await expect(
      calendarCard(page)
        .getByRole('link', { name: /nouvel onglet/ })
        .last(),
    ).toBeVisible()
    await expect(calendarCard(page).getByRole('link', { name: /e-mail/ })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
  })

  test('the box itself says the essential before the tap, with the way to do without', async ({
    page,
  }) => {
    await open(page, '/')
    const [video, calendar] = [essentials(page).first(), essentials(page).last()]
    await expect(video).toHaveText(
      /^À votre demande seulement, Vimeo \(États-Unis\) reçoit votre adresse IP et des données de lecture, et peut déposer des cookies\./,
    )
    await expect(video.getByRole('link', { name: 'Regarder sur Vimeo' })).toHaveAttribute(
      'href',
      'https://vimeo.com/123456789/abcdef1234',
    )
    await expect(calendar).toHaveText(/Cal\.com \(États-Unis\) reçoit votre adresse IP/)
    await loadVideo(page).click()
    await expect(video).not.toContainText('Vimeo')
  })

  test('step 2 begins at most 220 px later than where nothing is asked, on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    const asking = await topOf(page, /Étape 2/)
    const other = process.env.SITE_services ?? ''
    await page.route(`${other}/**`, (route) => route.continue())
    await page.goto(other)
    await hydrated(page)
    expect(asking - (await topOf(page, /Étape 2/))).toBeLessThanOrEqual(220)
  })

  for (const width of [1366, 390, 320]) {
    test(`the box keeps its size whatever it says before the tap, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await open(page, '/')
      const box = page.locator('xpath=//*[@data-covered]').first()
      const { width: wide, height } = (await box.boundingBox()) ?? { width: 0, height: 1 }
      expect(wide / height).toBeCloseTo(1.85, 2)
    })
  }

  test('« Charger la vidéo » asks the video’s service only, and until the reload only', async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = hostsAsked(context, baseURL)
    await open(page, '/')
    await loadVideo(page).click()
    await expect(videoFrame(page)).toBeFocused()
    await expect(calendarFrame(page)).toHaveCount(0)
    expect(new Set(hosts)).toEqual(new Set([videoHost]))
    expect(await traces(page)).toEqual(noTrace)
    await expect(videoCard(page)).toContainText('Vimeo est autorisé pour cette visite')

    await page.reload()
    await hydrated(page)
    await expect(loadVideo(page)).toBeVisible()
    await expect(videoFrame(page)).toHaveCount(0)
  })

  test('« Charger l’agenda » asks the calendar’s service only', async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = hostsAsked(context, baseURL)
    await open(page, '/')
    await loadCalendar(page).click()
    await expect(calendarFrame(page)).toBeFocused()
    expect(new Set(hosts)).toEqual(new Set([calendarHost]))
    expect(await traces(page)).toEqual(noTrace)
  })

  test('what was allowed once still is after reading another page', async ({ page }) => {
    await open(page, '/')
    await loadCalendar(page).click()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
    await expect(calendarFrame(page)).toHaveCount(0)
    await page.goBack()
    await expect(calendarFrame(page)).toBeVisible()
  })

  test('« Autoriser pendant 6 mois » loads, and keeps version, date, purpose and choice', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await open(page, '/')
    await always(page, 'Vimeo').click()
    await expect(videoFrame(page)).toBeFocused()
    const { local, ...others } = await traces(page)
    expect(others).toEqual({ ...noTrace, local: undefined })
    expect(Object.keys(local)).toEqual(['consent'])
    expect(JSON.parse(local.consent)).toEqual([
      {
        version: '1 · Vimeo · États-Unis · https://vimeo.com/privacy',
        date: '2026-11-20',
        purpose: 'video',
        choice: 'always',
      },
    ])
    await expect(videoCard(page)).toContainText(
      'Vimeo est autorisé sur cet appareil jusqu’au 20 mai 2027.',
    )
  })

  test('a kept choice skips the text: the video waits for its tap, the calendar does not', async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, '/')
    await always(page, 'Vimeo').click()
    await always(page, 'Cal.com').click()
    await expect(calendarFrame(page)).toBeFocused()

    const hosts = hostsAsked(context, baseURL)
    await page.reload()
    await expect(calendarFrame(page)).toBeVisible()
    for (const text of await essentials(page).all()) await expect(text).toBeHidden()
    await expect(videoFrame(page)).toHaveCount(0)
    await expect.poll(() => [...new Set(hosts)]).toEqual([calendarHost])
    await loadVideo(page).click()
    await expect(videoFrame(page)).toBeVisible()
  })

  test('deciding moves nothing on the page', async ({ page }) => {
    await open(page, '/')
    await page.evaluate(() => document.fonts.ready)
    const before = await topOf(page, /Étape 2/)
    await loadVideo(page).click()
    await expect(videoFrame(page)).toBeVisible()
    expect(await topOf(page, /Étape 2/)).toBe(before)
    await always(page, 'Vimeo').click()
    await expect(videoCard(page)).toContainText('est autorisé sur cet appareil')
    expect(await topOf(page, /Étape 2/)).toBe(before)
  })

  test('a kept choice has its room before the page is awake', async ({ page, context }) => {
    await open(page, '/')
    await always(page, 'Vimeo').click()
    await always(page, 'Cal.com').click()

    const wake = await hold(context, application)
    await page.reload()
    await page.evaluate(() => document.fonts.ready)
    for (const text of await essentials(page).all()) await expect(text).toBeHidden()
    const before = [await topOf(page, /Étape 2/), await topOf(page, /questions/)]
    wake()
    await expect(calendarFrame(page)).toBeVisible()
    expect([await topOf(page, /Étape 2/), await topOf(page, /questions/)]).toEqual(before)
  })

  test('after six months the site asks again, and has forgotten', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await open(page, '/')
    await always(page, 'Cal.com').click()
    await expect(calendarFrame(page)).toBeVisible()

    await page.clock.setFixedTime('2027-05-19T22:00:00Z')
    await page.reload()
    await expect(calendarFrame(page)).toBeVisible()

    await page.clock.setFixedTime('2027-05-20T00:00:00Z')
    await page.reload()
    await hydrated(page)
    await expect(essentials(page).last()).toBeVisible()
    await expect(loadCalendar(page)).toBeVisible()
    await expect(calendarFrame(page)).toHaveCount(0)
    expect(await kept(page)).toBeNull()
  })

  test('a choice made for another service, or another version, asks again', async ({ page }) => {
    await open(page, '/')
    await always(page, 'Cal.com').click()
    const here = (await kept(page)) ?? ''
    for (const changed of [
      here.replace('Cal.com', 'Calendly'),
      here.replace('États-Unis', 'Irlande'),
      here.replace('"1 ·', '"0 ·'),
    ]) {
      expect(changed).not.toBe(here)
      await page.evaluate((value) => localStorage.setItem('consent', value), changed)
      await page.reload()
      await hydrated(page)
      await expect(loadCalendar(page)).toBeVisible()
      await expect(calendarFrame(page)).toHaveCount(0)
    }
    await page.evaluate((value) => localStorage.setItem('consent', value), here)
    await page.reload()
    await expect(calendarFrame(page)).toBeVisible()
  })

  test('what someone else wrote under our key allows nothing and breaks nothing', async ({
    page,
  }) => {
    await open(page, '/')
    for (const garbage of ['{', '[{"purpose":"scheduling"}]', '"always"', 'null']) {
      await page.evaluate((value) => localStorage.setItem('consent', value), garbage)
      await page.reload()
      await hydrated(page)
      await expect(loadCalendar(page), garbage).toBeVisible()
      await expect(calendarFrame(page), garbage).toHaveCount(0)
    }
    await always(page, 'Cal.com').click()
    await expect(calendarFrame(page)).toBeVisible()
    expect(await kept(page)).toContain('Cal.com')
  })

  const devices: Record<string, () => void> = {
    blocked: () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      }),
    missing: () => Object.defineProperty(window, 'localStorage', { value: null }),
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    },
  }
  for (const [kind, damage] of Object.entries(devices)) {
    test(`with storage ${kind}, « toujours » holds until the reload, and says so`, async ({
      page,
    }) => {
      await page.addInitScript(damage)
      await open(page, '/')
      await always(page, 'Cal.com').click()
      await expect(calendarFrame(page)).toBeVisible()
      await expect(calendarCard(page).getByRole('status')).toHaveText(/n’a pas pu garder ce choix/)
      await page.reload()
      await hydrated(page)
      await expect(loadCalendar(page)).toBeVisible()
      await expect(calendarFrame(page)).toHaveCount(0)
    })
  }

  test('two tabs agree, on what is allowed and on what is withdrawn', async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, '/')
    await open(other, '/')

    await always(page, 'Cal.com').click()
    await expect(calendarFrame(other)).toBeVisible()

    await manage(other).click()
    await choices(other).getByRole('button', { name: 'Retirer mon accord pour Cal.com' }).click()
    await expect(calendarFrame(other)).toHaveCount(0)
    await expect(calendarFrame(page)).toHaveCount(0)
    await expect(loadCalendar(page)).toBeVisible()
    expect(await kept(page)).toBeNull()
  })

  test('« Gérer mes choix » says what holds, withdraws at once, and leads back to the card', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await open(page, '/')
    await always(page, 'Cal.com').click()
    await loadVideo(page).click()
    await manage(page).click()
    const dialog = choices(page)
    await expect(dialog.getByRole('heading', { name: 'Gérer mes choix' })).toBeFocused()
    const [video, calendar] = [
      dialog.getByRole('listitem').filter({ hasText: 'Vimeo' }),
      dialog.getByRole('listitem').filter({ hasText: 'Cal.com' }),
    ]
    await expect(video.getByRole('status')).toHaveText(/^Vimeo est autorisé pour cette visite/)
    await expect(calendar.getByRole('status')).toHaveText(
      'Cal.com est autorisé sur cet appareil jusqu’au 20 mai 2027.',
    )
    await expect(dialog).toContainText('Nos pages ne déposent pas de cookie.')
    await expect(dialog).toContainText('Les cookies qu’un service a pu déposer sont les siens')

    await calendar.getByRole('button', { name: 'Retirer mon accord pour Cal.com' }).click()
    await expect(calendarFrame(page)).toHaveCount(0)
    await expect(videoFrame(page)).toHaveCount(1)
    expect(await kept(page)).toBeNull()
    await expect(calendar.getByRole('status')).toHaveText(
      'Cal.com n’est pas autorisé : aucune donnée ne lui est transmise.',
    )
    // The button that was pressed keeps the focus and now offers the opposite.
    await expect(alwaysInDialog(page, 'Cal.com')).toBeFocused()

    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toBeHidden()
    await expect(calendarCard(page).getByRole('heading')).toBeFocused()
    await expect(calendarCard(page).getByRole('heading')).toBeInViewport()
  })

  test('withdrawing in the card itself removes the frame and brings the question back', async ({
    page,
  }) => {
    await open(page, '/')
    await always(page, 'Vimeo').click()
    await page.reload()
    await loadVideo(page).click()
    await expect(videoFrame(page)).toBeVisible()
    await videoCard(page).getByRole('button', { name: 'Retirer mon accord' }).click()
    await expect(videoFrame(page)).toHaveCount(0)
    await expect(essentials(page).first()).toBeVisible()
    await expect(videoCard(page).getByRole('heading')).toBeFocused()
    await expect(videoCard(page).getByRole('status')).toHaveText(/Vimeo n’est pas autorisé/)
    await expect(loadVideo(page)).toBeVisible()
    expect(await kept(page)).toBeNull()
  })

  test('a double click on « Autoriser pendant 6 mois » does not withdraw', async ({ page }) => {
    await open(page, '/')
    await always(page, 'Cal.com').dblclick()
    await expect(calendarFrame(page)).toBeVisible()
    expect(await kept(page)).toContain('Cal.com')
  })

  test('« Gérer mes choix » allows and withdraws from every page', async ({ page }) => {
    for (const path of paths) {
      await open(page, path)
      await manage(page).click()
      await alwaysInDialog(page, 'Cal.com').click()
      expect(await kept(page), path).toContain('Cal.com')
      await page.keyboard.press('Escape')
      await expect(choices(page)).toBeHidden()
      await manage(page).click()
      await choices(page).getByRole('button', { name: 'Retirer mon accord pour Cal.com' }).click()
      expect(await kept(page), path).toBeNull()
    }
  })

  test('closing without a change leaves the focus where it was', async ({ page }) => {
    await open(page, '/mentions-legales')
    await manage(page).press('Enter')
    await expect(choices(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(manage(page)).toBeFocused()
  })

  test('a link or the Back button closes « Gérer mes choix »', async ({ page }) => {
    await open(page, '/mentions-legales')
    await manage(page).click()
    await choices(page).getByRole('link', { name: 'Notre politique de confidentialité' }).click()
    await expect(choices(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Politique de confidentialité')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await manage(page).click()
    await page.goBack()
    await expect(choices(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
  })

  test('card and dialog pass the automated accessibility checks, in each state', async ({
    page,
  }) => {
    await open(page, '/')
    expect(await findViolations(page)).toEqual([])
    await always(page, 'Cal.com').click()
    await expect(calendarFrame(page)).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await manage(page).click()
    expect(await findViolations(page)).toEqual([])
  })

  test('the whole of it works with the keyboard alone', async ({ page }) => {
    await open(page, '/')
    await always(page, 'Cal.com').focus()
    await page.keyboard.press('Enter')
    await expect(calendarFrame(page)).toBeFocused()
    await manage(page).focus()
    await page.keyboard.press('Enter')
    await expect(choices(page).getByRole('heading', { name: 'Gérer mes choix' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(alwaysInDialog(page, 'Vimeo')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(calendarFrame(page)).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(calendarCard(page).getByRole('heading')).toBeFocused()
    // On from the card, in reading order.
    await page.keyboard.press('Tab')
    await expect(always(page, 'Cal.com')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(more(calendarCard(page))).toBeFocused()
  })

  for (const [button, answer] of [
    ['Autoriser pendant 6 mois Cal.com', calendarFrame],
    ['Gérer mes choix', choices],
  ] as const) {
    test(`« ${button} » pressed before the page is awake is answered when it wakes`, async ({
      page,
      context,
    }) => {
      const wake = await hold(context, application)
      await page.goto('/', { waitUntil: 'commit' })
      await page.getByRole('button', { name: button }).click()
      // Heard already, and said at once.
      await expect(page.getByRole('button', { name: '…' })).toBeVisible()
      await expect(answer(page)).toHaveCount(0)
      wake()
      await expect(answer(page)).toBeVisible()
      await expect(page.getByRole('button', { name: '…' })).toHaveCount(0)
    })
  }
})

test.describe('« Gérer mes choix » comes with its tap', () => {
  test.use({ build: 'contextual' })

  const scriptsOf = (page: Page) => {
    const names: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') names.push(request.url())
    })
    return names
  }
  const script = '**/assets/hydrate-*.js'

  test('who reads a text and leaves has asked for none of it, nor for React', async ({ page }) => {
    const scripts = scriptsOf(page)
    await open(page, '/mentions-legales')
    await page.waitForTimeout(2500)
    expect(scripts.filter((name) => /hydrate/.test(name))).toEqual([])
    await manage(page).click()
    await expect(choices(page)).toBeVisible()
    expect(scripts.filter((name) => /hydrate/.test(name))).toHaveLength(1)
  })

  test('the tap is heard at once, and one that is left behind opens nothing later', async ({
    page,
  }) => {
    const arrive = await hold(page, script)
    await open(page, '/mentions-legales')
    await manage(page).click()
    await expect(page.getByRole('button', { name: '…' })).toBeVisible()
    await page.getByRole('link', { name: 'Conditions générales' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Conditions/)
    arrive()
    await page.waitForTimeout(300)
    await expect(choices(page)).toHaveCount(0)
    await manage(page).click()
    await expect(choices(page)).toBeVisible()
  })

  test.describe('where it cannot be had', () => {
    test.use({
      expectedConsole: /ERR_FAILED|(?:Failed to fetch|error loading) dynamically imported module/,
    })

    test('the visitor is told each time, and another tap tries again', async ({ page }) => {
      const failure = page.getByText('Le chargement n’a pas abouti.')
      await page.route(script, (route) => route.abort())
      await open(page, '/mentions-legales')
      for (let time = 1; time <= 2; time += 1) {
        await manage(page).click()
        await expect(failure).toBeInViewport({ ratio: 1 })
        await expect(page.getByRole('button', { name: '…' })).toHaveCount(0)
      }
      await page.unroute(script)
      await manage(page).click()
      await expect(failure).toHaveCount(0)
      await expect(choices(page)).toBeVisible()
    })
  })
})

test.describe('without JavaScript, where consent is asked', () => {
  test.use({ build: 'contextual', javaScriptEnabled: false })

  test('nothing is loaded, no button is dead, and the links lead on', async ({
    page,
    context,
    baseURL,
  }) => {
    const hosts = hostsAsked(context, baseURL)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('button')).toHaveCount(0)
    }
    await page.goto('/')
    await more(videoCard(page)).click()
    await more(calendarCard(page)).click()
    await expect(videoCard(page).getByRole('link', { name: /Regarder sur Vimeo/ })).toBeVisible()
    await expect(calendarCard(page).getByRole('link', { name: /Ouvrir l’agenda/ })).toHaveAttribute(
      'href',
      /^https:\/\/cal\.com\//,
    )
    await expect(calendarCard(page).getByRole('link', { name: /e-mail/ })).toBeVisible()
    expect(hosts).toEqual([])
  })
})

const variants = [
  { build: 'shipped', name: 'no third party', services: [] },
  { build: 'services', name: 'services that come with the page', services: ['Wistia', 'Calendly'] },
] as const
for (const { build, name, services } of variants) {
  test.describe(name, () => {
    test.use({ build })

    test(`the pages say so, and have nothing to manage (${build})`, async ({ page, context }) => {
      // What the services' frames do is not the question here.
      await context.route(
        (url) => url.hostname !== 'localhost',
        (route) => route.abort('blockedbyclient'),
      )
      await page.goto('/')
      const words = fold((await page.getByRole('main').textContent()) ?? '')
      for (const service of services) {
        expect(words).toContain(`${service} (États-Unis), qui reçoit votre adresse IP`)
      }
      if (services.length === 0) expect(words).not.toContain('adresse IP')
      for (const path of paths) {
        await page.goto(path)
        expect(fold((await page.locator('body').textContent()) ?? ''), path).not.toMatch(
          /Gérer mes choix|Autoriser pendant/,
        )
      }
    })
  })
}

const configurations = [
  {
    build: 'contextual',
    services: ['Vimeo', 'Cal.com'],
    frames: ['https://player.vimeo.com', 'https://app.cal.com'],
  },
  {
    build: 'complete',
    services: ['Wistia', 'Calendly'],
    frames: ['https://fast.wistia.net', 'https://calendly.com'],
  },
] as const
for (const { build, services, frames } of configurations) {
  test.describe(`with ${services.join(' and ')} in the configuration`, () => {
    test.use({ build })

    test('policy, cards, dialog and processors’ table name them, and nobody else', async ({
      page,
    }) => {
      const others = configurations.find((other) => other.build !== build)
      const response = await page.goto('/')
      const policy = response?.headers()['content-security-policy'] ?? ''
      const frameSources = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
      expect(frameSources).toEqual(expect.arrayContaining([...frames]))
      for (const frame of others?.frames ?? []) expect(policy).not.toContain(frame)

      await hydrated(page)
      const [video, calendar] = services
      await expect(videoCard(page).getByRole('heading')).toContainText(video)
      await expect(calendarCard(page).getByRole('heading')).toContainText(calendar)
      await manage(page).click()
      for (const service of services) {
        await expect(choices(page).getByRole('heading', { name: service })).toBeVisible()
      }

      await page.goto('/politique-confidentialite')
      const processors = page.getByRole('table', { name: 'Prestataires' })
      for (const service of services) await expect(processors).toContainText(service)

      for (const path of paths) {
        await page.goto(path)
        const words = (await page.locator('body').textContent()) ?? ''
        for (const other of others?.services ?? []) expect(words, path).not.toContain(other)
      }
    })
  })
}

test('the site measures no audience, sets no cookie, and says so', async ({ page }) => {
  await page.goto('/politique-confidentialite')
  const words = fold((await page.getByRole('main').textContent()) ?? '')
  expect(words).toContain("n'utilisent aucun outil de mesure d'audience")
  expect(words).toContain('Nos pages ne déposent pas de cookie')
  expect(words).not.toMatch(/aucun cookie/i)
})

test('the referrer policy lets video services recognise the site', async ({ request }) => {
  const { 'referrer-policy': policy } = (await request.get('/')).headers()
  expect(policy).toBe('strict-origin-when-cross-origin')
})
