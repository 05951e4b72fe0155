import type { Signal } from './Service.ts'

/** A first report may be of a page that is not laid out yet: a few pixels. */
const SHORTEST_PX = 300

/** A height that a frame reports, as a number or as `"850px"`; nothing when it is not believable. */
export function height(value: unknown): Signal | undefined {
  const px = typeof value === 'string' ? Number.parseFloat(value) : value
  return typeof px === 'number' && Number.isFinite(px) && px >= SHORTEST_PX
    ? { kind: 'height', px: Math.ceil(px) }
    : undefined
}

/** A booking, with its id where the frame gives it one. */
export const booked = (id?: unknown, isPending = false): Signal => ({
  kind: 'booked',
  id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
  ...(isPending && { isPending }),
})
