/** Removes accents, to compare words or to name files: `Été` → `Ete`. */
export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
