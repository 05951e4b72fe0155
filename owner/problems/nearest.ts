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

/** Finds the candidate that a person who mistyped `name` meant: one letter or two differ, of a short word only one. */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const most = name.length < 5 ? 1 : 2
  const letters = (candidate: string) => distance(name.toLowerCase(), candidate.toLowerCase())
  const near = candidates.filter((candidate) => letters(candidate) <= most)
  return near.toSorted((one, other) => letters(one) - letters(other))[0]
}
