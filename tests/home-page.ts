import { expect, type Frame, type Locator, type Page } from '@playwright/test'
import type { EmbedKind } from '../services/Service.ts'

export type HomePage = ReturnType<typeof homePage>

/** The home page for tests: its elements, by role and visible name, and what a visitor does there. */
export function homePage(page: Page) {
  const step1 = page.getByRole('region', { name: /^Étape 1 sur 2/ })
  const step2 = page.getByRole('region', { name: /^Étape 2 sur 2/ })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
  const film = page.locator('video')
  const filmTime = () => film.evaluate((film: HTMLVideoElement) => film.currentTime)
  const banner = page.getByRole('banner')
  const partOf = (kind: EmbedKind, step: Locator, ask: Locator) => ({
    step,
    ask,
    frame: step.locator('iframe'),
    box: page.locator(`#box-${kind}`),
    status: step.getByRole('status'),
  })
  const parts = {
    video: partOf('video', step1, button(/^Regarder la vidéo/)),
    scheduling: partOf('scheduling', step2, button('Voir les créneaux')),
  }
  return {
    banner,
    title: page.getByRole('heading', { level: 1 }),
    conditions: link('Lire l’article sur la garantie'),
    step1,
    watch: parts.video.ask,
    film,
    player: parts.video.frame,
    next: link('Choisir un créneau'),
    again: button('Revoir'),
    step2,
    showSlots: parts.scheduling.ask,
    calendar: parts.scheduling.frame,
    late: step2.getByRole('heading', { name: 'L’agenda ne s’affiche pas' }),
    booked: step2.getByRole('heading', { name: 'Votre appel est réservé' }),
    newTab: link('Ouvrir dans un nouvel onglet'),
    another: button('Réserver un autre appel'),
    parts,
    support: link('Contacter le support'),
    manage: button('Gérer mes choix'),
    choices: page.getByRole('dialog', { name: 'Gérer mes choix' }),

    async allowForGood(kind: EmbedKind) {
      const { step, ask, frame } = parts[kind]
      await step.getByRole('checkbox', { name: 'Retenir mon choix pendant 6 mois' }).check()
      await ask.click()
      await expect(frame).toHaveCount(1)
    },
    withdraw: (kind: EmbedKind) =>
      parts[kind].step.getByRole('button', { name: 'Retirer mon accord' }).click(),

    filmTime,
    playsFilm: () => expect.poll(filmTime).toBeGreaterThan(0),
    /** Moves the film to a second, once its length is known; a negative number counts from its end. */
    skipTo: (seconds: number) =>
      film.evaluate(async (film: HTMLVideoElement, seconds) => {
        if (!film.duration) await new Promise((done) => film.addEventListener('canplay', done))
        film.currentTime = seconds < 0 ? film.duration + seconds : seconds
        await new Promise((done) => film.addEventListener('seeked', done, { once: true }))
      }, seconds),
    /** Clicks « Terminer » in a stand-in's player until the video ends: a new player ignores early clicks. */
    async endIn(player: Frame) {
      await expect(async () => {
        await player.getByRole('button', { name: 'Terminer' }).click()
        await expect(this.again).toBeVisible({ timeout: 200 })
      }).toPass()
    },

    book: () =>
      parts.scheduling.frame.contentFrame().getByRole('button', { name: 'Confirmer' }).click(),
    async bookInDemonstration() {
      const calendar = parts.scheduling.frame.contentFrame()
      await calendar.getByRole('radio', { name: 'Mardi' }).check()
      await calendar.getByRole('radio', { name: '14 h' }).check()
      await calendar.getByRole('button', { name: 'Confirmer l’appel' }).click()
    },

    async goTo(name: string) {
      await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
    async isBelowBanner(part: Locator) {
      await expect(part).toBeInViewport({ ratio: 1 })
      const covered = (await banner.boundingBox())?.height ?? Number.POSITIVE_INFINITY
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(covered)
    },
  }
}
