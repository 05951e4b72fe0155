const sorted = (values: number[]) => [...values].sort((a, b) => a - b)

/** The middle value, or the upper of the two middle ones. */
export const median = (values: number[]): number =>
  sorted(values)[Math.floor(values.length / 2)] ?? Number.NaN

/** Median, least and most, as `658 ms (640–701)`: a median alone hides the worst visit. */
export function spread(values: number[], write: (value: number) => string): string {
  const all = sorted(values)
  const ends = [all[0], all.at(-1)].map((value) => write(value ?? Number.NaN).replace(/ .*/, ''))
  return `${write(median(values))} (${ends.join('–')})`
}
