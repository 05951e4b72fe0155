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

export const booked: Signal = { kind: 'booked' }

/** Someone has yet to confirm it, or to pay. */
export const pending: Signal = { kind: 'booked', isPending: true }
