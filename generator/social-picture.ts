import { crc32 } from 'node:zlib'
import type { Words } from './schema/words-schema.ts'

/** The picture of shared links, in the site's folder; its public address is fixed. */
export const socialPicture = { file: 'media/partage.png', address: '/partage.png' }

/** The words that the picture shows, as the home page says them. */
export function pictureWords({ home: { banner, hero } }: Pick<Words, 'home'>) {
  const { beforePromise, promise, afterPromise, subline } = hero
  return { banner, beforePromise, promise, afterPromise, subline: subline.join(' ') }
}

/** What a picture was drawn from, in one line, as it is written into the file itself. */
export const pictureRecord = (words: Pick<Words, 'home'>, color: string) =>
  [...Object.values(pictureWords(words)), color].join(' ').replaceAll('\u00a0', ' ')

/** An uncompressed `iTXt` chunk begins with its keyword and five empty fields. */
const heading = Buffer.from('Source\0\0\0\0\0')
const SIGNATURE_BYTES = 8
/** Length and type before the data, checksum after it. */
const BEFORE = 8
const AROUND = 12

/** Writes into a PNG what it was drawn from, before its last chunk. */
export function writeRecord(png: Buffer, record: string): Buffer {
  const body = Buffer.concat([Buffer.from('iTXt'), heading, Buffer.from(record)])
  const chunk = Buffer.alloc(body.length + 8)
  chunk.writeUInt32BE(body.length - 4)
  body.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(body), body.length + 4)
  return Buffer.concat([png.subarray(0, -AROUND), chunk, png.subarray(-AROUND)])
}

/** What `writeRecord` wrote; `undefined` for a picture of another hand. */
export function readRecord(png: Buffer): string | undefined {
  let start = SIGNATURE_BYTES
  while (start + AROUND <= png.length) {
    const data = png.subarray(start + BEFORE, start + BEFORE + png.readUInt32BE(start))
    const isOurs = png.toString('latin1', start + 4, start + BEFORE) === 'iTXt'
    if (isOurs && data.subarray(0, heading.length).equals(heading)) {
      return data.toString('utf8', heading.length)
    }
    start += data.length + AROUND
  }
  return undefined
}
