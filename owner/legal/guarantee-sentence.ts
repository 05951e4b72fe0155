import type { SiteConfig } from '../schema/site-schema.ts'

const counted = {
  réservation: 'rendez-vous réservés par de nouveaux patients',
  présence: 'rendez-vous auxquels de nouveaux patients sont venus',
}

/** Sums up article 6 of the terms for the home page; `null` until the owner tells what the guarantee counts. */
export function guaranteeSentence({ promise, legal }: SiteConfig): string | null {
  const { metric } = legal.guarantee
  if (metric === null) return null
  return `Au moins ${promise.appointmentsPerMonth} ${counted[metric]} chaque mois, ou ce mois n’est pas dû.`
}
