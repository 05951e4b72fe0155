import type { Service } from '../services/Service.ts'

/** A sentence of `defaults/words.yaml` with blanks, `{service}`, that only the page can fill. */
export type Template<Blank extends string> = string & { readonly blanks?: Blank }

/** Writes values into the blanks of a sentence. */
export const fill = <Blank extends string>(
  text: Template<Blank>,
  values: Readonly<Record<Blank, string>>,
): string => text.replace(/\{(\w+)\}/g, (_, blank: Blank) => values[blank])

/** The same where the blanks are those of a company. */
export const fillService = (
  text: Template<'service' | 'country'>,
  { name, country }: Pick<Service, 'name' | 'country'>,
): string => fill(text, { service: name, country })
