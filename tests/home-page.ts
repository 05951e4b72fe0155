import { expect, type Page } from '@playwright/test'

export type HomePage = ReturnType<typeof homePage>

/** The home page as its visitor finds it: what to look at, and what to do there. */
export function homePage(page: Page) {
  const step1 = page.getByRole('region', { name: /^Étape 1 sur 2/ })
  const step2 = page.getByRole('region', { name: /^Étape 2 sur 2/ })
  const questions = { video: step1, scheduling: step2 }
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
  const buttons = { video: button(/^Regarder la vidéo/), scheduling: button('Voir les créneaux') }
  const frames = { video: step1.locator('iframe'), scheduling: step2.locator('iframe') }
  return {
    title: page.getByRole('heading', { level: 1 }),
    conditions: link('Lire l’article sur la garantie'),
    step1,
    step2,
    /** Step 1: our film, or the player of a service. */
    watch: buttons.video,
    film: page.locator('video'),
    player: frames.video,
    next: link('Choisir un créneau'),
    again: button('Revoir'),
    /** Step 2 */
    showSlots: buttons.scheduling,
    calendar: frames.scheduling,
    late: step2.getByRole('heading', { name: 'L’agenda tarde à s’afficher' }),
    booked: step2.getByRole('heading', { name: 'Votre appel est réservé' }),
    newTab: link('Ouvrir dans un nouvel onglet'),
    another: button('Réserver un autre appel'),
    /** Around both */
    manage: button('Gérer mes choix'),
    choices: page.getByRole('dialog', { name: 'Gérer mes choix' }),

    /** Ticks « Retenir mon choix », then presses the button. */
    async allowForGood(purpose: 'video' | 'scheduling') {
      await questions[purpose].getByRole('checkbox', { name: 'Retenir mon choix 6 mois' }).check()
      await buttons[purpose].click()
      await expect(frames[purpose]).toHaveCount(1)
    },
    withdraw: (purpose: 'video' | 'scheduling') =>
      questions[purpose].getByRole('button', { name: 'Retirer mon accord' }).click(),

    async playsFilm() {
      const time = () =>
        page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime)
      await expect.poll(time).toBeGreaterThan(0)
    },
    /** Waits for its length to be known. */
    skipTo: (seconds: number) =>
      page.locator('video').evaluate(async (film: HTMLVideoElement, seconds) => {
        if (!film.duration) await new Promise((done) => film.addEventListener('canplay', done))
        film.currentTime = seconds < 0 ? film.duration + seconds : seconds
      }, seconds),

    /** Opens what the promise covers, and follows the link to its article. */
    async readGuarantee() {
      await page.getByText('Ce que couvre la garantie').click()
      await this.conditions.click()
    },
    async goTo(name: string) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
  }
}
