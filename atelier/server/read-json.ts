import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { isObject } from '../../owner/values.ts'
import { HttpError } from './HttpError.ts'

/** The longest body that is accepted, in bytes: longer than any file of a site may be. */
const MAX_BODY = 8_000_000

/** How deep groups may be nested: a deeper request is an attack that would overflow the stack. */
const MAX_DEPTH = 50

export const unreadable = () => new HttpError(400, 'Cette demande ne se lit pas.')

/** Reads the JSON of a request, which any program on this machine can send. @throws {HttpError} if it is none */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const { 'content-length': length } = request.headers
  // A body whose length is not announced could be endless, so it is refused.
  const size = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
  if (size > MAX_BODY) throw new HttpError(413, 'Ce texte est trop long.')
  const body = await json(request).catch(() => undefined)
  if (!isObject(body) || !isSafe(body, MAX_DEPTH)) throw unreadable()
  return body
}

/** False for keys such as `__proto__` or `constructor`: to write there would change every object. */
function isSafe(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  const isKey = (name: string) => Array.isArray(value) || !(name in {})
  return (
    depth > 0 &&
    Object.entries(value).every(([name, inner]) => isKey(name) && isSafe(inner, depth - 1))
  )
}

/** @throws {HttpError} unless the value is what a file may hold: texts, in lists and groups */
export function checkData(value: unknown): void {
  if (typeof value === 'string') return
  if (typeof value !== 'object' || value === null) throw unreadable()
  for (const inner of Object.values(value)) checkData(inner)
}
