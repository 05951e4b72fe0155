/*
 * Reads from a film what decides whether browsers play it: its codec, profile, size, and the place of its index.
 * An MP4 is made of boxes, each with its size and a name of four letters (ISO/IEC 14496-12). A WebM names its
 * codec near its start.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

type FilmHeader = {
  /** The codec: `avc1`, `hvc1`…; `V_VP9`… in WebM; `undefined` where a file, perhaps cut short, has none. */
  codec: string | undefined
  /** Profile of H.264: 100 is « High »; 110 has ten-bit colours, which few browsers play. */
  profile?: number | undefined
  /** Width and height of the picture, in pixels; both are 0 for a WebM, where they are not read. */
  width: number
  height: number
  /** True where the film's index precedes its pictures: browsers then play the film while it is loading. */
  isStreamed: boolean
}

/** At most this many bytes of a film's index are read; the index of an hour's film has about two million. */
const MAX_INDEX = 50_000_000

function bytesAt(file: number, start: number, length: number) {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, start))
}

type Box = { start: number; size: number }

/** Lists the outermost boxes of a file, the first of each name. */
function listBoxes(file: number): Map<string, Box> {
  const boxes = new Map<string, Box>()
  const { size: end } = fstatSync(file)
  for (let start = 0; start + 16 <= end; ) {
    const head = bytesAt(file, start, 16)
    const short = head.readUInt32BE(0)
    // A size of 1 says that the real size, of 64 bits, follows the name; 0 says that the box is the last one.
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - start
    if (size < 8) break
    const name = head.toString('latin1', 4, 8)
    if (!boxes.has(name)) boxes.set(name, { start, size })
    start += size
  }
  return boxes
}

function readMp4(file: number): FilmHeader {
  const boxes = listBoxes(file)
  const { start, size } = boxes.get('moov') ?? { start: 0, size: 0 }
  const isStreamed = start <= (boxes.get('mdat')?.start ?? start)
  const index = bytesAt(file, start, Math.min(size, MAX_INDEX))
  // Of all tracks, only that of the pictures has a box `vmhd`. In the box `stsd` that follows, the codec comes
  // after 16 bytes, then, after 28 more, the width and the height.
  const codecAt = index.indexOf('stsd', index.indexOf('vmhd')) + 16
  if (!index.includes('vmhd') || index.length < codecAt + 32) {
    return { codec: undefined, width: 0, height: 0, isStreamed }
  }
  const avcC = index.indexOf('avcC', codecAt)
  return {
    codec: index.toString('latin1', codecAt, codecAt + 4),
    profile: avcC < 0 ? undefined : index[avcC + 5],
    width: index.readUInt16BE(codecAt + 28),
    height: index.readUInt16BE(codecAt + 30),
    isStreamed,
  }
}

export function readFilmHeader(place: string): FilmHeader {
  const file = openSync(place, 'r')
  try {
    if (bytesAt(file, 4, 4).toString('latin1') === 'ftyp') return readMp4(file)
    const [codec] = /V_[A-Z\d]+/.exec(bytesAt(file, 0, 65_536).toString('latin1')) ?? []
    return { codec, width: 0, height: 0, isStreamed: true }
  } finally {
    closeSync(file)
  }
}
