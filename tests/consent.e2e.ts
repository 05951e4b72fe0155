import type { BrowserContext, Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { findViolations } from './axe.ts'
import { application, expect, fold, hold, hydrated, open, test } from './site.ts'

/** Every page, and one that does not exist. */
const paths = [...routes.map(({ path }) => path), '/inconnue']

const videoHost = 'player.vimeo.com'
const calendarHost = 'app.cal.com'

const step = (page: Page, name: RegExp) => page.getByRole('region', { name })
const video = (page: Page) => step(page, /^Étape 1/)
const calendar = (page: Page) => step(page, /^Étape 2/)
const watch = (page: Page) => page.getByRole('button', { name: /^Regarder la vidéo/ })
const showSlots = (page: Page) => page.getByRole('button', { name: 'Voir les créneaux' })
const remember = (part: (page: Page) => ReturnType<typeof video>, page: Page) =>
  part(page).getByRole('checkbox', { name: 'S’en souvenir 6 mois' })
const videoFrame = (page: Page) => page.locator(`iframe[src*="${videoHost}"]`)
const calendarFrame = (page: Page) => page.locator(`iframe[src*="${calendarHost}"]`)
const manage = (page: Page) => page.getByRole('button', { name: 'Gérer mes choix' })
const choices = (page: Page) => page.getByRole('dialog', { name: 'Gérer mes choix' })
const withdrawInDialog = (page: Page) =>
  choices(page).getByRole('button', { name: 'Retirer mon accord pour Cal.com' })

/** « S’en souvenir », then the button. */
async function allowForGood(page: Page, part: typeof video | typeof calendar) {
  await remember(part, page).check()
  await (part === video ? watch : showSlots)(page).click()
  await expect((part === video ? videoFrame : calendarFrame)(page)).toBeVisible()
}

/** Hosts of other companies that any page of the visit asks something of. */
function hostsAsked(context: BrowserContext, baseURL: string | undefined) {
  const hosts: string[] = []
  context.on('request', (request) => {
    const { origin, host, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== baseURL) hosts.push(host)
  })
  return hosts
}

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

  test('each button has its question: who is called, where, what they receive; the rest on demand', async ({
    page,
  }) => {
    await open(page, '/')
    await expect(watch(page)).toHaveAccessibleDescription(
      /^La lecture appelle Vimeo \(États-Unis\), qui reçoit votre adresse IP/,
    )
    await expect(showSlots(page)).toHaveAccessibleDescription(
      /^L’agenda appelle Cal\.com \(États-Unis\), qui reçoit votre adresse IP, le nom de la campagne/,
    )
    for (const [part, company, ways] of [
      [video, 'Vimeo', ['Regarder sur Vimeo', 'support']],
      [calendar, 'Cal.com', ['Ouvrir l’agenda', 'e-mail']],
    ] as const) {
      await expect(remember(part, page)).not.toBeChecked()
      const detail = part(page).getByRole('group')
      await expect(detail.getByText('Finalités')).toBeHidden()
      await detail.getByText('En savoir plus').click()
      for (const fact of ['Société', 'Finalités', 'Traceurs']) {
        await expect(detail.getByRole('term').filter({ hasText: fact })).toBeVisible()
      }
      expect(fold(await detail.textContent())).toContain(
        'Avant votre accord, aucune donnée ne lui est transmise.',
      )
      await expect(detail.getByRole('link', { name: 'Notre politique' })).toHaveAttribute(
        'href',
        '/politique-confidentialite',
      )
      await expect(
        detail.getByRole('link', { name: `Politique de confidentialité de ${company}` }),
      ).toHaveAttribute('href', /^https:/)
      for (const way of ways) {
        await expect(detail.getByRole('link', { name: new RegExp(way) })).toBeVisible()
      }
    }
  })

  for (const [name, button, frame, host] of [
    ['Regarder la vidéo', watch, videoFrame, videoHost],
    ['Voir les créneaux', showSlots, calendarFrame, calendarHost],
  ] as const) {
    test(`« ${name} » asks its service only, until the reload only, and leaves no trace`, async ({
      page,
      context,
      baseURL,
    }) => {
      const hosts = hostsAsked(context, baseURL)
      await open(page, '/')
      await button(page).click()
      await expect(frame(page)).toBeFocused()
      await expect.poll(() => [...new Set(hosts)]).toEqual([host])
      expect(await traces(page)).toEqual(noTrace)
      await expect(page.getByText('est autorisé pour cette visite')).toBeVisible()
      await page.reload()
      await hydrated(page)
      await expect(button(page)).toBeVisible()
      await expect(frame(page)).toHaveCount(0)
    })
  }

  test('what was allowed once still is after reading another page', async ({ page }) => {
    await open(page, '/')
    await showSlots(page).click()
    await page.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales')
    await expect(calendarFrame(page)).toHaveCount(0)
    await page.goBack()
    await expect(calendarFrame(page)).toBeVisible()
  })

  test('« S’en souvenir 6 mois » keeps version, date, purpose and choice, and nothing else', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await open(page, '/')
    await allowForGood(page, video)
    const { local, ...others } = await traces(page)
    expect({ ...others, local: {} }).toEqual(noTrace)
    expect(Object.keys(local)).toEqual(['consent'])
    expect(JSON.parse(local.consent)).toEqual([
      {
        version: expect.stringContaining('Vimeo'),
        date: '2026-11-20',
        purpose: 'video',
        choice: 'always',
      },
    ])
    await expect(video(page).getByText('Vimeo est autorisé sur cet appareil.')).toBeVisible()
  })

  test('a kept choice is not asked again, and has its room before React wakes', async ({
    page,
    context,
    baseURL,
  }) => {
    await open(page, '/')
    await allowForGood(page, video)
    await allowForGood(page, calendar)

    const hosts = hostsAsked(context, baseURL)
    const wake = await hold(context, application)
    await page.reload()
    await page.locator('html[data-fonts]').waitFor()
    await expect(page.getByText(/^(?:La lecture|L’agenda) appelle/).first()).toBeHidden()
    await expect(page.getByText('est autorisé sur cet appareil')).toHaveCount(2)
    const places = async () => [await topOf(page, /Étape 2/), await topOf(page, /questions/)]
    const before = await places()
    wake()
    await expect(calendarFrame(page)).toBeVisible()
    expect(await places()).toEqual(before)
    // The film waits for its tap.
    await expect.poll(() => [...new Set(hosts)]).toEqual([calendarHost])
    await watch(page).click()
    await expect(videoFrame(page)).toBeVisible()
  })

  test('the answer on the film moves nothing on the page', async ({ page }) => {
    await open(page, '/')
    await page.locator('html[data-fonts]').waitFor()
    const before = await topOf(page, /Étape 2/)
    await watch(page).click()
    await expect(videoFrame(page)).toBeVisible()
    expect(await topOf(page, /Étape 2/)).toBe(before)
    await video(page).getByRole('button', { name: 'Retirer mon accord' }).click()
    await expect(videoFrame(page)).toHaveCount(0)
    await expect(watch(page)).toBeFocused()
    expect(await topOf(page, /Étape 2/)).toBe(before)
  })

  test('a phone shows the whole page with two services in 2,250 pixels, before any tap', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 })
    await open(page, '/')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      2250,
    )
  })

  test('after six months the site asks again, and has forgotten', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await open(page, '/')
    await allowForGood(page, calendar)
    await page.clock.setFixedTime('2027-05-19T22:00:00Z')
    await page.reload()
    await expect(calendarFrame(page)).toBeVisible()
    await page.clock.setFixedTime('2027-05-20T00:00:00Z')
    await page.reload()
    await hydrated(page)
    await expect(showSlots(page)).toBeVisible()
    await expect(calendarFrame(page)).toHaveCount(0)
    await expect.poll(() => kept(page)).toBeNull()
  })

  test('a choice for another question, and what someone else wrote, allow nothing', async ({
    page,
  }) => {
    await open(page, '/')
    await allowForGood(page, calendar)
    const here = (await kept(page)) ?? ''
    for (const found of [
      here.replace('Cal.com', 'Calendly'),
      here.replace('"1 ·', '"0 ·'),
      '{',
      '[{"purpose":"scheduling"}]',
      'null',
    ]) {
      expect(found).not.toBe(here)
      await page.evaluate((value) => localStorage.setItem('consent', value), found)
      await page.reload()
      await hydrated(page)
      await expect(showSlots(page), found).toBeVisible()
      await expect(calendarFrame(page), found).toHaveCount(0)
    }
    await page.evaluate((value) => localStorage.setItem('consent', value), here)
    await page.reload()
    await expect(calendarFrame(page)).toBeVisible()
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
    test(`with storage ${kind}, a choice holds until the reload, and the page says so`, async ({
      page,
    }) => {
      await page.addInitScript(damage)
      await open(page, '/')
      await allowForGood(page, calendar)
      await expect(calendar(page).getByText(/n’a pas pu retenir ce choix/)).toBeVisible()
      await page.reload()
      await hydrated(page)
      await expect(showSlots(page)).toBeVisible()
      await expect(calendarFrame(page)).toHaveCount(0)
    })
  }

  test('two tabs agree, on what is allowed and on what is withdrawn', async ({ page, context }) => {
    const other = await context.newPage()
    await open(page, '/')
    await open(other, '/')
    // Awake, it hears the other.
    await showSlots(other).hover()
    await allowForGood(page, calendar)
    await expect(calendarFrame(other)).toBeVisible()

    await manage(other).click()
    await withdrawInDialog(other).click()
    await expect(calendarFrame(other)).toHaveCount(0)
    await expect(calendarFrame(page)).toHaveCount(0)
    await expect(showSlots(page)).toBeVisible()
    expect(await kept(page)).toBeNull()
  })

  test('« Gérer mes choix » says what holds, withdraws at once, and leads back to the question', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-20T10:00:00Z')
    await open(page, '/')
    await allowForGood(page, calendar)
    await watch(page).click()
    await manage(page).click()
    const dialog = choices(page)
    await expect(dialog.getByRole('heading', { name: 'Gérer mes choix' })).toBeFocused()
    const item = (service: string) => dialog.getByRole('listitem').filter({ hasText: service })
    await expect(item('Vimeo').getByRole('status')).toHaveText(/^Vimeo est autorisé pour cette/)
    await expect(item('Cal.com').getByRole('status')).toHaveText(
      'Cal.com est autorisé sur cet appareil jusqu’au 20 mai 2027.',
    )
    await withdrawInDialog(page).click()
    await expect(calendarFrame(page)).toHaveCount(0)
    await expect(videoFrame(page)).toHaveCount(1)
    expect(await kept(page)).toBeNull()
    await expect(item('Cal.com').getByRole('status')).toHaveText(
      'Cal.com n’est pas autorisé : aucune donnée ne lui est transmise.',
    )
    // The button that was pressed keeps the focus and now offers the opposite.
    await expect(dialog.getByRole('button', { name: /Autoriser Cal\.com/ })).toBeFocused()
    await dialog.getByRole('button', { name: 'Fermer' }).click()
    await expect(dialog).toBeHidden()
    await expect(showSlots(page)).toBeFocused()
  })

  test('« Gérer mes choix » allows and withdraws from every page', async ({ page }) => {
    for (const path of paths) {
      await open(page, path)
      await manage(page).click()
      await choices(page).getByRole('button', { name: 'Autoriser Cal.com pendant 6 mois' }).click()
      expect(await kept(page), path).toContain('Cal.com')
      await page.keyboard.press('Escape')
      await expect(manage(page)).toBeFocused()
      await manage(page).click()
      await withdrawInDialog(page).click()
      expect(await kept(page), path).toBeNull()
    }
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

  test('question, answer and dialog pass the automated accessibility checks', async ({ page }) => {
    await open(page, '/')
    for (const detail of await page.getByText('En savoir plus').all()) await detail.click()
    expect(await findViolations(page)).toEqual([])
    await allowForGood(page, calendar)
    expect(await findViolations(page)).toEqual([])
    await manage(page).click()
    expect(await findViolations(page)).toEqual([])
  })

  test('the whole of it works with the keyboard alone', async ({ page }) => {
    await open(page, '/')
    await showSlots(page).focus()
    await page.keyboard.press('Tab')
    await expect(remember(calendar, page)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(calendar(page).getByText('En savoir plus')).toBeFocused()
    await showSlots(page).press('Enter')
    await expect(calendarFrame(page)).toBeFocused()
    expect(await kept(page)).toContain('Cal.com')
    await calendar(page).getByRole('button', { name: 'Retirer mon accord' }).press('Enter')
    await expect(calendarFrame(page)).toHaveCount(0)
    await expect(showSlots(page)).toBeFocused()
    expect(await kept(page)).toBeNull()
  })

  for (const [name, answer] of [
    ['Voir les créneaux', calendarFrame],
    ['Gérer mes choix', choices],
  ] as const) {
    test(`« ${name} » pressed before the page is awake is answered when it wakes`, async ({
      page,
      context,
    }) => {
      const wake = await hold(context, application)
      await page.goto('/', { waitUntil: 'commit' })
      await page.getByRole('button', { name }).click()
      await expect(answer(page)).toHaveCount(0)
      wake()
      await expect(answer(page)).toBeVisible()
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
    await expect(page.getByRole('link', { name: 'Regarder sur Vimeo' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Voir les créneaux' })).toHaveAttribute(
      'href',
      /^https:\/\/cal\.com\//,
    )
    await expect(page.getByRole('checkbox')).toHaveCount(0)
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

    test('policy, questions, dialog and processors’ table name them, and nobody else', async ({
      page,
    }) => {
      const others = configurations.find((other) => other.build !== build)
      const response = await page.goto('/')
      const policy = response?.headers()['content-security-policy'] ?? ''
      const frameSources = /frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? []
      expect(frameSources).toEqual(expect.arrayContaining([...frames]))
      for (const frame of others?.frames ?? []) expect(policy).not.toContain(frame)

      await hydrated(page)
      const [host, agenda] = services
      await expect(video(page).getByText(`La lecture appelle ${host}`)).toBeVisible()
      await expect(calendar(page).getByText(`L’agenda appelle ${agenda}`)).toBeVisible()
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
  expect(words).toContain('ne mesure pas son audience')
  expect(words).toContain('Nos pages ne déposent pas de cookie')
  expect(words).not.toMatch(/aucun cookie/i)
})

test('the referrer policy lets video services recognise the site', async ({ request }) => {
  const { 'referrer-policy': policy } = (await request.get('/')).headers()
  expect(policy).toBe('strict-origin-when-cross-origin')
})
