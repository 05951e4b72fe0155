/** Addresses keep every character: their `:`, `?` and `'` are not punctuation. */
const ADDRESS = /((?:https?:\/\/|www\.|mailto:|tel:)\S+|[^\s«»()]+@[^\s«»()]+)/

const rules: readonly [RegExp, string][] = [
  // A brace counts as a letter, since it begins or ends a placeholder such as `{siteName}`.
  [/(?<=[\p{L}}])'(?=[\p{L}«{])/gu, '’'],
  [/«(?:[^\S\u00a0\u202f]+|(?=[\p{L}\p{N}{]))/gu, '«\u00a0'],
  // A plain space before these signs becomes a no-break one, and a missing space is added, unless the sign is
  // part of something else: an hour (14:00), a smiley, the second sign of « ?! ».
  [/[^\S\u00a0\u202f]+(?=[:;?!»])/g, '\u00a0'],
  [/(?<=[\p{L}\p{N})}’…%€])(?=[:;?!]+(?:[\s)»]|$))/gu, '\u00a0'],
  [/(?<=[\p{L}\p{N})}’….?!])(?=»)/gu, '\u00a0'],
  [/(?<=\d\+)[^\S\u00a0\u202f]+(?=\p{L})/gu, '\u00a0'],
  [/(?<=n°|art\.|\p{N}(?= [€%]))[^\S\u00a0\u202f]+(?=[\p{L}\p{N}{€%])/gu, '\u00a0'],
  [/(?<=\d) (?=(?:h|heures|minutes|mois|jours|ans|créneaux)\b)/g, '\u00a0'],
  // « e-mail » and « reconnectez-vous » stay on one line; « rendez-vous » need not.
  [/(?<=(?<!\p{L})e)-(?=mails?(?!\p{L}))/giu, '\u2011'],
  [/(?<=\p{L}ez)(?<!rendez)-(?=vous(?!\p{L}))/giu, '\u2011'],
  // Keeps the numbers of articles and paragraphs together: article 7, L. 441-10, § 1.
  [/(?<=\b[LRD]\.|§|\barticles?) (?=\d)/g, '\u00a0'],
  // Keeps the pairs of a telephone number together: 01 53 73 22 22.
  [/(?<=\b0\d(?:[ \u00a0]\d\d){0,3}) (?=\d\d\b)/g, '\u00a0'],
  // Keeps thousands and the digits of a registry number together: 75 000, 123 456 782.
  [/(?<=\b\d{1,3}|[ \u00a0]\d{3})[^\S\u00a0\u202f\n](?=\d{3}\b)/g, '\u00a0'],
]

/** Applies French typography. Addresses, hours and text that is already right come out unchanged. */
export const typeset = (text: string): string =>
  text
    .split(ADDRESS)
    .map((part, index) =>
      index % 2 ? part : rules.reduce((text, [wrong, right]) => text.replace(wrong, right), part),
    )
    .join('')
