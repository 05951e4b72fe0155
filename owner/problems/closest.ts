/** Number of letters to add, drop or change between two words. */
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

/** The known name that a misspelt one most likely meant. */
export const closest = (name: string, known: readonly string[]): string =>
  [...known].sort((a, b) => distance(name, a) - distance(name, b))[0] ?? ''
