import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Sums up article 6 of the terms for the home page; `null` until the owner tells whether clients pay for ads. */
export function guaranteeSentence({ promise, legal }: SiteConfig): string | null {
  const { adBudget } = legal.guarantee
  if (adBudget === null) return null
  const { appointmentsPerMonth: count } = promise
  const s = count > 1 ? 's' : ''
  const ads = adBudget === 'none' ? '' : ', budget publicitaire'
  return (
    `Au moins ${count} rendez-vous réservé${s} par de nouveaux patients chaque mois ; sinon, vous ne payez pas ` +
    `ce mois-là. Conditions : ${count} créneau${count > 1 ? 'x' : ''} ouvert${s}, réponse sous deux jours ouvrés, ` +
    `validation sous cinq${ads}.`
  )
}
