import type { SiteConfig } from './schema/site-schema.ts'

/**
 * Who publishes the site, for the foot of its pages: « Agence des Lilas · SAS · Lyon ».
 *
 * @returns what is known of it; empty until the publisher has a name
 */
export function publisherLine({
  name,
  isSoleTrader,
  legalForm,
  address,
}: SiteConfig['legal']['publisher']): string {
  if (!name) return ''
  const [, town] = /\b\d{5}\s+([^,]+)/.exec(address ?? '') ?? []
  const form = isSoleTrader ? 'entrepreneur individuel' : legalForm
  return [name, form, town?.trim()].filter(Boolean).join(' · ')
}
