import type { SiteConfig } from '../questions/SiteConfig.ts'

/** Sums up article 6 of the terms for the home page; `null` until the owner tells whether clients pay for ads. */
export function guaranteeSentence({ promise, legal }: SiteConfig): string | null {
  const { adBudget } = legal.guarantee
  if (adBudget === null) return null
  const { appointmentsPerMonth: count } = promise
  const s = count > 1 ? 's' : ''
  const sentences = [
    `Au moins ${count} rendez-vous réservé${s} par de nouveaux patients chaque mois ; sinon, vous ne payez pas ce mois-là.`,
    `Vous tenez ${count} créneau${count > 1 ? 'x' : ''} ouvert${s} par mois, répondez aux demandes sous deux jours ouvrés et validez nos propositions sous cinq.`,
  ]
  if (adBudget !== 'none') {
    sentences.push(`Vous payez les annonces, ${adBudget} hors taxes par mois au moins.`)
  }
  return sentences.join(' ')
}
