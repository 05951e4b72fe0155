// Writes values as Markdown for the legal texts.

/** Escapes the signs of Markdown, HTML and Liquid, so that an answer shows as it was typed. */
export const escapeMarkdown = (text: string) =>
  text.replace(/\s*\n\s*/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')

export const link = (label: string, address: string) =>
  `[${escapeMarkdown(label)}](<${address.replace(/[<>\\\s]/g, encodeURIComponent)}>)`

/** Groups the digits of a SIREN or a SIRET: `876543216` → `876 543 216`. */
export const groupDigits = (digits: string) =>
  digits.replace(/^(...)(...)(...)/, '$1\u00a0$2\u00a0$3\u00a0').trim()
