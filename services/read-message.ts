import type { Signal } from './Service.ts'

/** Longest message we read: a player's state fits in far less. */
const MAX_LENGTH = 100_000

/**
 * Reads what a frame posted, an object or JSON text, without trusting it.
 *
 * @returns an object to look into; empty for anything else
 */
export function parseMessage(data: unknown): Record<string, unknown> {
  let value = data
  if (typeof data === 'string') {
    if (data.length > MAX_LENGTH) return {}
    try {
      value = JSON.parse(data)
    } catch {
      return {}
    }
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

type Meaning = Signal | ((message: Record<string, unknown>) => Signal | undefined)

/**
 * Reads messages that say under one key what has happened.
 *
 * @param meanings of what may stand there; nothing else has any
 */
export const readByName =
  (key: string, meanings: Record<string, Meaning>) =>
  (data: unknown): Signal | undefined => {
    const message = parseMessage(data)
    const name = message[key]
    const isKnown = typeof name === 'string' && Object.hasOwn(meanings, name)
    const meaning = isKnown ? meanings[name] : undefined
    return typeof meaning === 'function' ? meaning(message) : meaning
  }

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
