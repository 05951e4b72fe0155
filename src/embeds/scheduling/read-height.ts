/** A first report may be of a page that is not laid out yet: a few pixels. */
const SHORTEST_PX = 300

/**
 * Reads a height that a frame reports, as a number or as `"850px"`.
 *
 * @returns whole pixels, or `undefined` when it is no believable height
 */
export function readHeight(value: unknown): number | undefined {
  const px = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof px === 'number' && Number.isFinite(px) && px >= SHORTEST_PX
    ? Math.ceil(px)
    : undefined
}
