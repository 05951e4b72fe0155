/** Removes accents and capitals, to compare words or to name files: `Été` → `ete`. */
export const plainLetters = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
