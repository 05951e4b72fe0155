/** Counts the letters to add, drop or change between two words (https://en.wikipedia.org/wiki/Levenshtein_distance). */
function distance(a: string, b: string): number {
  let row = [...b, ''].map((_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const above = row
    row = [i + 1]
    for (const [j, other] of [...b].entries()) {
      const [left = 0, up = 0, corner = 0] = [row[j], above[j + 1], above[j]]
      row.push(Math.min(left + 1, up + 1, corner + Number(letter !== other)))
    }
  }
  return row.at(-1) ?? 0
}

/** Finds the candidate that a person who mistyped `name` meant; none where all are too far from it. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const found = closest(name, candidates)
  return found && distance(name, found) <= 1 + name.length / 3 ? found : undefined
}

/** Finds the candidate with the fewest letters that differ, however many they are. */
export const closest = (name: string, candidates: readonly string[]): string =>
  [...candidates].sort((a, b) => distance(name, a) - distance(name, b))[0] ?? ''
