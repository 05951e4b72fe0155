import { parseMessage } from './parse-message.ts'
import type { Signal } from './Service.ts'

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
