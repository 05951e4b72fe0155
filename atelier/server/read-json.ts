import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { isObject, type Path } from '../../owner/values.ts'
import type { Answer, Change } from '../protocol.ts'
import { HttpError } from './HttpError.ts'

/** The longest body that is accepted, in bytes. A longer file could not be read again. */
const MAX_BODY = 900_000

export const unreadable = () => new HttpError(400, 'Cette demande ne se lit pas.')

/** Reads the JSON of a request, which any program on this machine can send. @throws {HttpError} if it is none */
export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const { 'content-length': length } = request.headers
  // A body whose length is not announced could be endless, so it is refused.
  const size = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
  if (size > MAX_BODY) throw new HttpError(413, 'Ce texte est trop long.')
  const body = await json(request).catch(() => undefined)
  if (!isObject(body)) throw unreadable()
  return body
}

const isText = (value: unknown) => typeof value === 'string'
const isAnswer = (value: unknown): value is Answer =>
  value === undefined || isText(value) || (Array.isArray(value) && value.every(isText))
const isPath = (value: unknown): value is Path =>
  Array.isArray(value) && value.every((step) => isText(step) || Number.isInteger(step))

/** @throws {HttpError} unless these are changes of answers */
export function readChanges(changes: unknown): Change[] {
  if (!Array.isArray(changes)) throw unreadable()
  return changes.map((change) => {
    const { file, path, value } = Object(change)
    if (!isPath(path) || !isAnswer(value)) throw unreadable()
    return { file: String(file), path, value }
  })
}
