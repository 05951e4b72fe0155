import type { Readable } from 'node:stream'
import type { OwnerSite } from '../../generator/owner-site.ts'
import { pictureRecord, socialPicture, writeRecord } from '../../generator/social-picture.ts'
import { writeWhole } from './place-in.ts'
import { Refusal } from './Refusal.ts'
import { readBody } from './read-body.ts'

const MAX_BYTES = 5_000_000

/** Keeps the picture of shared links that the page has drawn, with what it was drawn from. */
export async function putPicture(
  folder: string,
  { words, config }: Pick<OwnerSite, 'words' | 'config'>,
  body: Readable,
) {
  const png = await readBody(body, MAX_BYTES, 'Cette image est trop lourde.')
  // A signature, then a header of 1200 × 630.
  const isRight = /^89504e470d0a1a0a0000000d49484452000004b000000276/.test(
    png.toString('hex', 0, 24),
  )
  if (!isRight) throw new Refusal(415, 'Cette image n’est pas un PNG de 1200 pixels sur 630.')
  writeWhole(folder, socialPicture.file, writeRecord(png, pictureRecord(words, config.brand.color)))
}
