/** Joins texts as a French sentence does: `1, 2 et 3`. */
export const joinWords = (items: Iterable<string>) =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(items)
