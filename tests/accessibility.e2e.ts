import type { Page } from '@playwright/test'
import { routes } from '../src/routes.ts'
import { findViolations } from './axe.ts'
import type { BuildName } from './builds.ts'
import { expect, open, openTowardsCalendar, test } from './site.ts'
import { playCalendly } from './stand-ins/scheduling.ts'
import { playWistia } from './stand-ins/video.ts'

const paths = routes.map(({ path }) => path)

const desktop = { width: 1366, height: 768 }
const phone = { width: 320, height: 640 }

/** Every page with its gaps, those that grow with every fact, the home page with each kind of embed. */
const visits: [BuildName, typeof desktop, string[]][] = [
  ['shipped', desktop, [...paths, '/404', '/demonstration/agenda']],
  ['services', desktop, ['/']],
  ['contextual', phone, ['/']],
  ['complete', phone, ['/', '/politique-confidentialite', '/protection-donnees']],
]

for (const [build, viewport, visited] of visits) {
  test.describe(`${build}, ${viewport.width} pixels wide`, () => {
    test.use({ build, viewport, expectedConsole: /404/ })

    test('no page breaks a rule that a machine can check', async ({ page }) => {
      await playWistia(page)
      await playCalendly(page)
      for (const path of visited) {
        await (path.startsWith('/demonstration') ? page.goto(path) : open(page, path))
        // Folded text counts too.
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        expect.soft(await findViolations(page), path).toEqual([])
      }
    })
  })
}

test('nor does the home page without JavaScript', async ({ page }) => {
  // Axe is itself a script: the page is given as a browser without scripts would read it.
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = (await response.text())
      .replace(/<script.*?<\/script>/gs, '')
      .replace(/<(\/?)noscript>/g, '<$1div>')
    await route.fulfill({ response, body: html })
  })
  await page.goto('/')
  expect(await findViolations(page)).toEqual([])
})

test('the home page is heard as it is seen: frame, promise, two steps, one way to ask', async ({
  page,
}) => {
  await openTowardsCalendar(page)
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Aller au contenu"
    - banner:
      - paragraph:
        - text: Pour les psychologues
        - link "Aller à la première étape"
    - main:
      - heading "Découvrez comment nous pouvons vous garantir 30+ rendez-vous par mois." [level=1]
      - paragraph: Pas de nouveaux clients ? Nous ne sommes pas payés.
      - group: Ce que couvre la garantie
      - 'region "Étape 1 sur 2 : Regardez la vidéo"':
        - 'heading "Étape 1 sur 2 : Regardez la vidéo" [level=2]'
        - button "Regarder la vidéo « Notre méthode, et ce que nous garantissons »"
      - 'region "Étape 2 sur 2 : Planifiez votre appel de découverte"':
        - 'heading "Étape 2 sur 2 : Planifiez votre appel de découverte" [level=2]'
        - paragraph: Vos réponses restent confidentielles. Elles servent à préparer, avant l’appel, une stratégie personnalisée.
        - list:
          - listitem:
            - strong: 30 minutes, gratuit et sans engagement
        - link "Ouvrir dans un nouvel onglet"
        - link "Passer l’agenda"
        - iframe
      - region "Vous avez encore des questions ?":
        - heading "Vous avez encore des questions ?" [level=2]
        - paragraph: support@example.com
        - link "Contacter le support"
    - contentinfo:
      - navigation "Pied de page":
        - list:
          - listitem:
            - link "Mentions légales"
          - listitem:
            - link "Politique de confidentialité"
          - listitem:
            - link "Conditions générales d’utilisation"
          - listitem:
            - link "Protection des données"
  `)
})

/** What a finger may touch and is too small for it: links within a sentence may be. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, summary, input')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => {
        // Hidden until the keyboard reaches them.
        if (getComputedStyle(target).clipPath !== 'none') return false
        const around = target.parentElement?.textContent?.replace(target.textContent ?? '', '')
        return !(getComputedStyle(target).display === 'inline' && around?.trim())
      })
      // The label of a box is touched as well.
      .map((target) => ({
        target,
        box: (target.closest('label') ?? target).getBoundingClientRect(),
      }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ target, box }) => `${target.textContent}: ${box.width} × ${box.height}`),
  )

for (const build of ['shipped', 'contextual'] as const) {
  test.describe(`${build}, under a finger`, () => {
    test.use({
      build,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      expectedConsole: /404/,
    })

    test('every target is at least 44 pixels wide and high', async ({ page }) => {
      for (const path of [...paths, '/404']) {
        await open(page, path)
        expect.soft(await smallTargets(page), path).toEqual([])
      }
    })
  })
}
