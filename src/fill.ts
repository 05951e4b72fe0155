import type { Service } from '../services/Service.ts'

/** Writes values into the blanks of a sentence, `{service}`, that only the page can fill. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (blank, name) => values[name] ?? blank)

/** The same where the blanks are those of a company. */
export const fillService = (text: string, { name, country }: Pick<Service, 'name' | 'country'>) =>
  fill(text, { service: name, country })
