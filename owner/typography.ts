// French typography. In the patterns, `{` and `}` count as letters, because they begin and end a placeholder such as
// `{siteName}`. `typography.test.ts` shows what becomes of each example.

/** Matches a web or e-mail address, in which nothing changes: its `:`, `?` and `'` are not punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.|mailto:|tel:)\S+|[^\s«»()]+@[^\s«»()]+)/

/** Matches spaces where a line may break. No-break spaces are left out, since they are right already. */
const BREAKING = String.raw`[^\S\u00a0\u202f]+`
const NBSP = '\u00a0'
const NO_BREAK_HYPHEN = '\u2011'

const rules: readonly [wrong: RegExp, right: string][] = [
  // A straight apostrophe becomes a typographic one: l'agenda → l’agenda
  [/(?<=[\p{L}}])'(?=[\p{L}«{])/gu, '’'],
  // A no-break space follows «, in the place of a space or of none.
  [new RegExp(`(?<=«)${BREAKING}`, 'g'), NBSP],
  [/(?<=«)(?=[\p{L}\p{N}{])/gu, NBSP],
  // A space before », or before a sign of two parts, becomes a no-break one.
  [new RegExp(`${BREAKING}(?=[:;?!»])`, 'g'), NBSP],
  // A no-break space is added where there is none, as in « oui: », but not in « 14:00 », in a smiley or inside « ?! ».
  [/(?<=[\p{L}\p{N})}’…%€])(?=[:;?!]+(?:[\s)»]|$))/gu, NBSP],
  [/(?<=[\p{L}\p{N})}’….?!])(?=»)/gu, NBSP],
  // A number with a plus sign stays beside its noun: 30+ rendez-vous
  [new RegExp(`(?<=\\d\\+)${BREAKING}(?=\\p{L})`, 'gu'), NBSP],
  // An abbreviation stays beside its number: n° 2, art. 6
  [new RegExp(`(?<=n°|art\\.)${BREAKING}(?=[\\p{L}\\p{N}{])`, 'gu'), NBSP],
  // A number stays beside its unit: 600 €, 5 %, 30 minutes
  [/(?<=\p{N}) (?=[€%])/gu, NBSP],
  [/(?<=\d) (?=(?:h|heures|minutes|mois|jours|ans|créneaux)\b)/g, NBSP],
  // « e-mail » stays on one line.
  [/(?<!\p{L})(e)-(mails?)(?!\p{L})/giu, `$1${NO_BREAK_HYPHEN}$2`],
  // « reconnectez-vous » stays on one line; « rendez-vous » may be cut at its hyphen.
  [/(?<=\p{L}ez)(?<!rendez)-(?=vous(?!\p{L}))/giu, NO_BREAK_HYPHEN],
  // A number stays beside the word for a part of a law: article 7, L. 441-10, § 1
  [/(?<=\b[LRD]\.|§|\b[Aa]rticles?) (?=\d)/g, NBSP],
  // The pairs of a telephone number stay on one line: 01 53 73 22 22
  [/(?<=\b0\d(?:[ \u00a0]\d\d){0,3}) (?=\d\d\b)/g, NBSP],
  // Thousands and registry numbers stay on one line: 75 000, 123 456 782
  [/(?<=\b\d{1,3}|[ \u00a0]\d{3})[^\S\u00a0\u202f\n](?=\d{3}\b)/g, NBSP],
]

const applyRules = (text: string) =>
  rules.reduce((result, [wrong, right]) => result.replace(wrong, right), text)

/** Makes the first letter a capital. */
export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Applies French typography. Addresses, hours and text that is already right come out unchanged. */
export function typeset(text: string): string {
  // `ADDRESS` captures the addresses, so that `split` returns them too, as every second part.
  const isAddress = (index: number) => index % 2 === 1
  const parts = text.split(ADDRESS)
  return parts.map((part, index) => (isAddress(index) ? part : applyRules(part))).join('')
}
