import type { Service } from '../services/Service.ts'

/** Matches a placeholder: `{siteName}`. */
export const PLACEHOLDER = /\{(\w+)\}/g

/** Replaces names in braces by their values: `fill('Sur {service}', { service: 'Vimeo' })`. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(PLACEHOLDER, (blank, name) => values[name] ?? blank)

/** Puts « de » before a name: `Calendly` → « de Calendly », `iClosed` → « d’iClosed », `Le Bon Agenda` → « du Bon Agenda ». */
export function withPreposition(name: string): string {
  if (name.startsWith('Le ')) return name.replace('Le', 'du')
  if (name.startsWith('Les ')) return name.replace('Les', 'des')
  return /^[aeiouàâéèêëîïôù]/i.test(name) ? `d’${name}` : `de ${name}`
}

/** Fills in the name and the country of a service. « États-Unis » stays on one line. */
export const fillService = (text: string, { name, country }: Pick<Service, 'name' | 'country'>) =>
  fill(text.replace('de {service}', withPreposition(name)), {
    service: name,
    country: country.replaceAll('-', '\u2011'),
  })
