// Reads the JSON of requests and checks its shape.
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import type { WrittenValue } from '../../owner/read/read-yaml.ts'

/** In characters: more than any file of a site may have. */
const MAX_TEXT = 2_000_000

/** Reads the body of a request. @throws {SyntaxError | ZodError} if it has another shape */
export async function readRequest<Body>(request: IncomingMessage, shape: z.ZodType<Body>) {
  return shape.parse(await json(request))
}

/** A key of a file. `__proto__`, `constructor` and such are refused: to write there would change every object. */
const key = z.string().refine((name) => !(name in {}))

/** A text without null characters, which no file of a site may contain. */
const text = z
  .string()
  .max(MAX_TEXT)
  .regex(/^[^\0]*$/)

/** An answer: a text, or lists and groups of texts. */
const answer: z.ZodType<WrittenValue> = z.lazy(() =>
  z.union([text, z.array(answer), z.record(key, answer)]),
)

export const stateRequest = z.object({ since: z.number() })

export const changeRequest = z.object({
  changes: z.array(
    z.object({
      file: z.string(),
      path: z.array(z.union([key, z.int().min(0)])),
      value: answer.optional(),
      before: z.unknown().optional(),
    }),
  ),
  isAllOrNothing: z.boolean().optional(),
})

export const acceptRequest = z.object({
  reviewedBy: z.string().optional(),
  reviewedOn: z.string().optional(),
})

export const posterRequest = z.object({ mayReplace: z.boolean() })
