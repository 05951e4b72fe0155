// Reads messages of frames without trusting them.
import type { Signal } from './Service.ts'

/** Reads an object or JSON text; anything else gives an empty object. */
export function parseObject(data: unknown): Record<string, unknown> {
  let value = data
  if (typeof data === 'string') {
    try {
      value = JSON.parse(data)
    } catch {
      return {}
    }
  }
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

type Meaning = Signal | ((message: Record<string, unknown>) => Signal | undefined)

/** Makes the function `read` of a service whose messages name their event under one key. */
export function createReader(key: string, meanings: Record<string, Meaning>) {
  return (data: unknown): Signal | undefined => {
    const message = parseObject(data)
    const event = message[key]
    if (typeof event !== 'string' || !Object.hasOwn(meanings, event)) return undefined
    const meaning = meanings[event]
    return typeof meaning === 'function' ? meaning(message) : meaning
  }
}

/** Smaller heights are ignored: a frame whose page is not laid out yet may report a few pixels. */
const MIN_HEIGHT_PX = 300

/** @param value a number of pixels, or `"850px"` */
export function readHeight(value: unknown): Signal | undefined {
  const px = typeof value === 'string' ? Number.parseFloat(value) : value
  const isBelievable = typeof px === 'number' && Number.isFinite(px) && px >= MIN_HEIGHT_PX
  return isBelievable ? { kind: 'height', px: Math.ceil(px) } : undefined
}

export const booked: Signal = { kind: 'booked' }
