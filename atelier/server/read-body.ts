import type { Readable } from 'node:stream'
import { HttpError } from './HttpError.ts'

/** All that a request sends; `refusal` is what the owner reads where that is more than `max` bytes. */
export async function readBody(body: Readable, max: number, refusal: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > max) throw new HttpError(413, refusal)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
