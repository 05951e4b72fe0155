// French typography. Below, `~` stands for a no-break space, and `{}` counts as a letter because it begins or
// ends a placeholder such as `{siteName}`.

/** Matches a web or e-mail address, in which nothing changes: its `:`, `?` and `'` are not punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.|mailto:|tel:)\S+|[^\s«»()]+@[^\s«»()]+)/

/** Matches spaces where a line may break. No-break spaces are left out, since they are right already. */
const BREAKING = String.raw`[^\S\u00a0\u202f]+`
const NBSP = '\u00a0'
const NO_BREAK_HYPHEN = '\u2011'

const rules: readonly [wrong: RegExp, right: string][] = [
  [/(?<=[\p{L}}])'(?=[\p{L}«{])/gu, '’'], // l'agenda → l’agenda
  [new RegExp(`(?<=«)${BREAKING}`, 'g'), NBSP], // « oui → «~oui
  [/(?<=«)(?=[\p{L}\p{N}{])/gu, NBSP], // «oui → «~oui
  [new RegExp(`${BREAKING}(?=[:;?!»])`, 'g'), NBSP], // oui » → oui~»
  // A no-break space is added: oui: → oui~:, but not in 14:00, in a smiley, or before the « ! » of « ?! ».
  [/(?<=[\p{L}\p{N})}’…%€])(?=[:;?!]+(?:[\s)»]|$))/gu, NBSP],
  [/(?<=[\p{L}\p{N})}’….?!])(?=»)/gu, NBSP], // oui.» → oui.~»
  [new RegExp(`(?<=\\d\\+)${BREAKING}(?=\\p{L})`, 'gu'), NBSP], // 30+ rendez-vous → 30+~rendez-vous
  // An abbreviation stays beside its number (`~` is a no-break space): n° 2, art. 6 → n°~2, art.~6
  [new RegExp(`(?<=n°|art\\.)${BREAKING}(?=[\\p{L}\\p{N}{])`, 'gu'), NBSP],
  [/(?<=\p{N}) (?=[€%])/gu, NBSP], // 600 €, 5 % → 600~€, 5~%
  [/(?<=\d) (?=(?:h|heures|minutes|mois|jours|ans|créneaux)\b)/g, NBSP], // 30 minutes → 30~minutes
  [/(?<!\p{L})(e)-(mails?)(?!\p{L})/giu, `$1${NO_BREAK_HYPHEN}$2`], // e-mail stays on one line.
  // « reconnectez-vous » stays on one line; « rendez-vous » may be cut at its hyphen.
  [/(?<=\p{L}ez)(?<!rendez)-(?=vous(?!\p{L}))/giu, NO_BREAK_HYPHEN],
  // A number stays beside the word for a part of a law: article 7, L. 441-10, § 1 → article~7, L.~441-10, §~1
  [/(?<=\b[LRD]\.|§|\barticles?) (?=\d)/g, NBSP],
  // The pairs of a telephone number stay on one line: 01 53 73 22 22 → 01~53~73~22~22
  [/(?<=\b0\d(?:[ \u00a0]\d\d){0,3}) (?=\d\d\b)/g, NBSP],
  // Thousands and registry numbers stay on one line: 75 000, 123 456 782 → 75~000, 123~456~782
  [/(?<=\b\d{1,3}|[ \u00a0]\d{3})[^\S\u00a0\u202f\n](?=\d{3}\b)/g, NBSP],
]

function applyRules(text: string): string {
  let result = text
  for (const [wrong, right] of rules) result = result.replace(wrong, right)
  return result
}

/** Applies French typography. Addresses, hours and text that is already right come out unchanged. */
export function typeset(text: string): string {
  // `ADDRESS` captures the addresses, so that `split` returns them too, as every second part.
  const parts = text.split(ADDRESS).map((part, index) => {
    const isAddress = index % 2 === 1
    return isAddress ? part : applyRules(part)
  })
  return parts.join('')
}
