/** Number of letters to add, drop or change between two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries()) {
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + Number(letter !== other),
        ),
      )
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The known name that a misspelt one most likely meant. */
export const closest = (name: string, known: readonly string[]): string =>
  [...known].sort((a, b) => distance(name, a) - distance(name, b))[0] ?? ''
