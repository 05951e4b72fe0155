import { test as base, expect } from '@playwright/test'
import type { BuildName } from '../builds.ts'
import { missingPackages, openWebKit, type WebKit, type WebKitOptions } from './session.ts'
import { startStandIns } from './stand-ins.ts'

const address = (build: BuildName, path: string) => `${process.env[`SITE_${build}`]}${path}`

type Visitor = WebKit & {
  open: (path: string) => Promise<void>
  asked: string[]
}

const test = base.extend<{
  visit: (build: BuildName, options?: WebKitOptions & { areDown?: boolean }) => Promise<Visitor>
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that are needed
  visit: async ({}, use) => {
    const closing: (() => void)[] = []
    await use(async (build, { areDown = false, ...options } = {}) => {
      const standIns = await startStandIns(areDown)
      const webkit = await openWebKit({ ...options, proxy: standIns.proxy })
      closing.push(webkit.close, standIns.stop)
      const open = async (path: string) => {
        await webkit.go(address(build, path))
        await untilAwake(webkit)
      }
      return { ...webkit, open, asked: standIns.asked }
    })
    for (const close of closing) close()
  },
})

test.skip(missingPackages !== '', `WebKit is not proved here: apt-get install ${missingPackages}`)

const untilAwake = (webkit: WebKit) =>
  expect
    .poll(() => webkit.run('return document.documentElement.dataset.ready !== undefined'), {
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

const phone = { width: 390, height: 844 }

test('no page scrolls sideways on a phone', async ({ visit }) => {
  const visitor = await visit('shipped', { size: phone })
  for (const [path, title] of Object.entries(routes)) {
    await visitor.open(path)
    await shows(visitor, 'heading', title)
    const overflow = await visitor.run(
      'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    expect(overflow, path).toBe(0)
  }
})

const frames = {
  demonstration: 'iframe[src*="/demonstration/"]',
  calendly: 'iframe[src*="calendly.com"]',
  wistia: 'iframe[src*="wistia.net"]',
  vimeo: 'iframe[src*="vimeo.com"]',
  calCom: 'iframe[src*="cal.com"]',
}

/** Scrolls to the calendar, whose frame loads at a scroll or once the calendar's first line is on screen. */
const scrollToCalendar = (visitor: WebKit) =>
  visitor.run('document.getElementById("agenda").scrollIntoView()')

const isAsked = (visitor: Visitor, origin: string) =>
  expect.poll(() => visitor.asked.some((url) => url.startsWith(`${origin}/`))).toBe(true)

/** Does something inside a frame. While it fails, because the frame may still be loading, it is tried again. */
const workIn = (visitor: Visitor, frame: string, work: () => Promise<unknown>) =>
  expect(() => visitor.inFrame(frame, work)).toPass({ timeout: 15_000 })

test('the film leads to the calendar, and a booking is confirmed', async ({ visit }) => {
  const visitor = await visit('services', { size: phone })
  await visitor.open('/')
  await expect(async () => {
    await visitor.inFrame(frames.wistia, () => visitor.click('button', 'Terminer'))
    expect(await visitor.isShown('link', 'Choisir un créneau')).toBe(true)
  }).toPass({ timeout: 15_000 })

  await scrollToCalendar(visitor)
  await workIn(visitor, frames.calendly, () => visitor.click('button', 'Confirmer'))
  await shows(visitor, 'heading', 'Votre appel est réservé')
  for (const host of ['fast.wistia.net/embed', 'calendly.com']) {
    expect(visitor.asked.filter((url) => url.startsWith(`https://${host}/`))).toHaveLength(1)
  }
})

test('services that are blocked leave other ways to watch and to book', async ({ visit }) => {
  test.slow()
  const visitor = await visit('services', { areDown: true })
  await visitor.open('/')
  await shows(visitor, 'link', 'Regarder sur Wistia')
  await scrollToCalendar(visitor)
  await shows(visitor, 'heading', 'L’agenda tarde à s’afficher')
  await shows(visitor, 'link', 'Proposer trois créneaux par e‑mail')
})

test('nobody is asked anything without the visitor’s agreement', async ({ visit }) => {
  const visitor = await visit('contextual', { size: phone })
  await visitor.open('/')
  // The test waits for the fonts: they are the last files that a page requests by itself.
  await visitor.run('await document.fonts.ready')
  expect(visitor.asked).toEqual([])

  await visitor.click('button', 'Regarder la vidéo')
  await isAsked(visitor, 'https://player.vimeo.com')
  await visitor.click('button', 'Voir les créneaux')
  await isAsked(visitor, 'https://app.cal.com')
  await visitor.click('button', 'Gérer mes choix')
  await shows(visitor, 'heading', 'Gérer mes choix')
  for (const service of ['Vimeo', 'Cal.com']) {
    await visitor.click('button', `Retirer mon accord pour ${service}`)
  }
  await visitor.click('button', 'Fermer')
  for (const frame of [frames.vimeo, frames.calCom]) {
    await expect
      .poll(() => visitor.run(`return document.querySelector('${frame}') === null`))
      .toBe(true)
  }
  await shows(visitor, 'button', 'Regarder la vidéo')
  await shows(visitor, 'button', 'Voir les créneaux')

  const before = visitor.asked.length
  await visitor.reload()
  await untilAwake(visitor)
  await shows(visitor, 'button', 'Regarder la vidéo')
  expect(visitor.asked).toHaveLength(before)
})

test('Back and Forward arrive where they did, across pages and fragments', async ({ visit }) => {
  const visitor = await visit('shipped')
  await visitor.open('/')
  await visitor.click('link', 'Mentions légales')
  await shows(visitor, 'heading', 'Mentions légales')
  expect(await scrollTop(visitor)).toBe(0)

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

test('a film that plays with captions and a booked call come back as they were left, and go on', async ({
  visit,
}) => {
  const visitor = await visit('shipped', { size: phone })
  await visitor.open('/#agenda')
  await workIn(visitor, frames.demonstration, () =>
    visitor.run('document.querySelector("input[type=radio]").click()'),
  )
  await visitor.inFrame(frames.demonstration, () => visitor.click('button', 'Confirmer l’appel'))
  await shows(visitor, 'heading', 'Votre appel serait réservé')
  expect(await visitor.isShown('heading', 'Votre appel est réservé')).toBe(false)
  expect(visitor.asked).toEqual([])
  await visitor.click('button', 'Regarder la vidéo')
  const film = <Value>(property: string) =>
    visitor.run<Value>(`return document.querySelector("video").${property}`)
  await expect.poll(() => film('currentTime')).toBeGreaterThan(0)
  expect(await film('textTracks[0].mode')).toBe('showing')
  // WebKit's back/forward cache takes no page whose film still loads, so the test waits until the film's
  // `networkState` is 1 (`NETWORK_IDLE`: nothing is loading).
  await expect.poll(() => film('networkState')).toBe(1)

  const leftAt = await film<number>('currentTime')
  await visitor.run(
    'addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted }))',
  )
  await visitor.go(address('shipped', '/mentions-legales'))
  await visitor.run('setTimeout(() => history.back())')
  await expect.poll(() => visitor.run('return window.persisted')).toBe(true)
  expect(await visitor.isShown('heading', 'Votre appel serait réservé')).toBe(true)
  expect(await visitor.isShown('button', 'Regarder la vidéo')).toBe(false)
  expect(await visitor.isShown('heading', 'L’agenda tarde à s’afficher')).toBe(false)
  const before = await film<number>('currentTime')
  expect(before).toBeGreaterThanOrEqual(leftAt)
  await visitor.run('void document.querySelector("video").play()')
  await expect.poll(() => film('currentTime')).toBeGreaterThan(before)
  await workIn(visitor, frames.demonstration, () =>
    visitor.click('button', 'Choisir un autre créneau'),
  )
  await visitor.inFrame(frames.demonstration, () => shows(visitor, 'button', 'Confirmer l’appel'))
})
