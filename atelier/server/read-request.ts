/*
 * Reads the JSON of requests and checks its shape, because any program on this machine can send requests.
 */
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { WrittenValue } from '../../owner/read/read-yaml.ts'
import { HttpError } from './HttpError.ts'

/** The longest text that is accepted, in characters: longer than any file of a site may be. */
const MAX_TEXT = 2_000_000

/** The longest body that is accepted, in bytes: a character takes at most four. */
const MAX_BODY = MAX_TEXT * 4

/** How deep lists and groups may be nested: a deeper request is an attack that would overflow the stack. */
const MAX_DEPTH = 50

export const unreadable = () => new HttpError(400, 'Cette demande ne se lit pas.')

/** Reads the body of a request. @throws {HttpError | SyntaxError | ZodError} if it has another shape */
export async function readRequest<Body>(request: IncomingMessage, shape: z.ZodType<Body>) {
  const { 'content-length': length } = request.headers
  // A body whose length is not announced could be endless, so it is refused.
  const size = length === undefined ? Number.POSITIVE_INFINITY : Number(length)
  if (size > MAX_BODY) throw new HttpError(413, 'Ce texte est trop long.')
  const body = await json(request)
  if (isDeeperThan(MAX_DEPTH, body)) throw unreadable()
  return shape.parse(body)
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (depth === 0) return true
  return Object.values(value).some((inner) => isDeeperThan(depth - 1, inner))
}

/** A key of a file. `__proto__`, `constructor` and such are refused: to write there would change every object. */
const key = z.string().refine((name) => !(name in {}))

/** A text without null characters, which no file of a site may contain. */
const text = z
  .string()
  .max(MAX_TEXT)
  .regex(/^[^\0]*$/)

const answer: z.ZodType<WrittenValue> = z.lazy(() =>
  z.union([text, z.array(answer), z.record(key, answer)]),
)

export const stateRequest = z.object({ since: z.number() })

export const changeRequest = z.object({
  changes: z.array(
    z.object({
      file: z.string(),
      path: z.array(z.union([key, z.int().min(0)])).max(MAX_DEPTH),
      value: answer.optional(),
      before: z.unknown().optional(),
    }),
  ),
  /** True to write nothing in a file if one of its answers is refused. */
  isAllOrNothing: z.boolean().optional(),
})

export const acceptRequest = z.object({
  reviewedBy: z.string().optional(),
  reviewedOn: z.string().optional(),
})

export const posterRequest = z.object({ mayReplace: z.boolean() })

export const deployRequest = z.object({
  secret: z.string().optional(),
  acceptedKey: z.string().optional(),
  mayReplace: z.boolean().optional(),
  anyway: z.boolean().optional(),
  previous: z.boolean().optional(),
})
