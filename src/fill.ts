import type { Service } from '../services/Service.ts'

/** Replaces names in braces with their values: `fill('Voir sur {service}', { service: 'Vimeo' })`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank)

/**
 * Replaces `{service}` and `{country}` in a sentence with the name and the country of a service. The
 * hyphen of « États-Unis » keeps the name on one line.
 */
export const fillService = (text: string, { name, country }: Pick<Service, 'name' | 'country'>) =>
  fill(text, { service: name, country: country.replaceAll('-', '\u2011') })
