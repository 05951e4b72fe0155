import { test as base, expect } from '@playwright/test'
import type { BuildName } from '../builds.ts'
import { missingPackages, openWebKit, type WebKit, type WebKitOptions } from './session.ts'
import { type Behaviour, startStandIns } from './stand-ins.ts'

const address = (build: BuildName, path: string) => `${process.env[`SITE_${build}`]}${path}`

type Visitor = WebKit & {
  open: (path: string) => Promise<void>
  /** Addresses that other companies were asked for. */
  asked: string[]
}

const test = base.extend<{
  visit: (build: BuildName, options?: WebKitOptions & { services?: Behaviour }) => Promise<Visitor>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed
  visit: async ({}, use) => {
    const closing: (() => void)[] = []
    await use(async (build, { services = 'up', ...options } = {}) => {
      const standIns = await startStandIns(services)
      const webkit = await openWebKit({ ...options, proxy: standIns.proxy })
      closing.push(webkit.close, standIns.stop)
      const open = async (path: string) => {
        await webkit.go(address(build, path))
        if (options.javaScript !== false) await untilAwake(webkit)
      }
      return { ...webkit, open, asked: standIns.asked }
    })
    for (const close of closing) close()
  },
})

test.skip(missingPackages !== '', `WebKit is not proved here: apt-get install ${missingPackages}`)

const untilAwake = (webkit: WebKit) =>
  expect
    .poll(() => webkit.run('return document.documentElement.dataset.hydrated !== undefined'), {
      message: 'the page is awake',
      timeout: 15_000,
    })
    .toBe(true)

const shows = (webkit: WebKit, role: 'button' | 'link' | 'heading', name: string) =>
  expect.poll(() => webkit.isShown(role, name), { message: name, timeout: 15_000 }).toBe(true)

const scrollTop = (webkit: WebKit) => webkit.run<number>('return Math.round(scrollY)')

const routes = {
  '/': 'Découvrez comment nous pouvons vous garantir 30+ rendez-vous par mois.',
  '/mentions-legales': 'Mentions légales',
  '/politique-confidentialite': 'Politique de confidentialité',
  '/conditions-generales': 'Conditions générales d’utilisation',
  '/protection-donnees': 'Protection des données',
  '/nulle-part': 'Cette page n’existe pas',
}

for (const size of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${size.width} px every page shows its title, and nothing scrolls sideways`, async ({
    visit,
  }) => {
    const visitor = await visit('shipped', { size })
    for (const [path, title] of Object.entries(routes)) {
      await visitor.open(path)
      await shows(visitor, 'heading', title)
      const overflow = await visitor.run(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      expect(overflow, path).toBe(0)
    }
  })
}

test('the headline keeps its words apart', async ({ visit }) => {
  const visitor = await visit('shipped')
  await visitor.open('/')
  await visitor.run('await new Promise((done) => setTimeout(done, 1500))')
  expect(
    await visitor.run('return getComputedStyle(document.querySelector("h1")).wordSpacing'),
  ).toMatch(/^0(?:px)?$|^normal$/)
})

test('the demonstration books, and never pretends that it did', async ({ visit }) => {
  const visitor = await visit('shipped')
  await visitor.open('/#agenda')
  const calendar = '#agenda ~ * iframe, section iframe'
  await expect
    .poll(
      () =>
        visitor.inFrame<number>(
          calendar,
          'return document.querySelectorAll("button:not([disabled])").length',
        ),
      { message: 'days to choose', timeout: 15_000 },
    )
    .toBeGreaterThan(3)
})

test('services that load with the page are asked for once, and a booking is confirmed', async ({
  visit,
}) => {
  const visitor = await visit('services')
  await visitor.open('/')
  await visitor.run('document.getElementById("agenda").scrollIntoView()')
  const calendar = 'iframe[src*="calendly.com"]'
  await expect
    .poll(() => visitor.run(`return document.querySelector('${calendar}') !== null`))
    .toBe(true)
  await expect
    .poll(() => visitor.asked.some((url) => url.startsWith('https://calendly.com/')))
    .toBe(true)
  await expect
    .poll(() => visitor.inFrame(calendar, 'return document.querySelector("button") !== null'))
    .toBe(true)
  await visitor.inFrame(calendar, 'document.querySelector("button").click()')
  await shows(visitor, 'heading', 'Votre appel est réservé')
})

for (const services of ['silent', 'down'] as const) {
  test(`a calendar that is ${services} leaves other ways to book`, async ({ visit }) => {
    test.slow()
    const visitor = await visit('services', { services })
    await visitor.open('/')
    await visitor.run('document.getElementById("agenda").scrollIntoView()')
    await shows(visitor, 'heading', 'L’agenda tarde à s’afficher')
    await shows(visitor, 'link', 'Proposer trois créneaux par e-mail')
  })
}

test('nothing is asked of anybody before the visitor agrees, nor after the agreement is withdrawn', async ({
  visit,
}) => {
  const visitor = await visit('contextual')
  await visitor.open('/')
  await visitor.run('await new Promise((done) => setTimeout(done, 1500))')
  expect(visitor.asked).toEqual([])

  await visitor.click('button', 'Charger l’agenda')
  await expect
    .poll(() => visitor.asked.some((url) => url.startsWith('https://app.cal.com/')))
    .toBe(true)
  await visitor.click('button', 'Gérer mes choix')
  await shows(visitor, 'heading', 'Gérer mes choix')
  await visitor.click('button', 'Retirer mon accord pour Cal.com')
  await visitor.click('button', 'Fermer')
  await expect
    .poll(() => visitor.run('return document.querySelector(\'iframe[src*="cal.com"]\')'))
    .toBe(null)
  await shows(visitor, 'button', 'Charger l’agenda')
})

test('Back and Forward arrive where they did, across pages and fragments', async ({ visit }) => {
  const visitor = await visit('shipped')
  await visitor.open('/')
  await visitor.click('link', 'Mentions légales')
  await shows(visitor, 'heading', 'Mentions légales')
  expect(await scrollTop(visitor)).toBe(0)

  // Within the page, by its summary, and back to its top.
  await visitor.run('document.querySelector("nav a[href^=\'#\']:last-of-type").click()')
  await visitor.run('location.hash = document.querySelectorAll("h2[id]")[6].id')
  await expect.poll(() => scrollTop(visitor)).toBeGreaterThan(500)
  await visitor.click('link', 'Protection des données')
  await shows(visitor, 'heading', 'Protection des données')
  expect(await scrollTop(visitor)).toBe(0)

  await visitor.back()
  await shows(visitor, 'heading', 'Mentions légales')
  await expect.poll(() => scrollTop(visitor)).toBeGreaterThan(500)
  await visitor.forward()
  await shows(visitor, 'heading', 'Protection des données')
  await expect.poll(() => scrollTop(visitor)).toBe(0)
})

test('without JavaScript the film has a link, the calendar shows and every page can be read', async ({
  visit,
}) => {
  const visitor = await visit('shipped', { javaScript: false })
  for (const [path, title] of Object.entries(routes)) {
    await visitor.open(path)
    await shows(visitor, 'heading', title)
  }
  await visitor.open('/')
  await shows(visitor, 'link', 'Ouvrir le fichier vidéo')
  expect(await visitor.run('return document.querySelectorAll("iframe").length')).toBe(1)
})

test('French captions show with the film', async ({ visit }) => {
  const visitor = await visit('shipped')
  await visitor.open('/')
  await visitor.click('button', 'Regarder la vidéo')
  await expect
    .poll(() => visitor.run('return document.querySelector("video")?.textTracks[0]?.mode'))
    .toBe('showing')
})
