import type { Service } from '../services/Service.ts'

/** Replaces names in braces by their values: `fill('Sur {service}', { service: 'Vimeo' })`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank)

/**
 * Replaces `{service}` and `{country}` by the name and the country of a service. « États-Unis »
 * stays on one line.
 */
export const fillService = (text: string, { name, country }: Pick<Service, 'name' | 'country'>) =>
  fill(text, { service: name, country: country.replaceAll('-', '\u2011') })
