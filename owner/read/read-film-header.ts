// Reads from a film what decides whether browsers play it: its codec, profile, size, and the place of its
// index. An MP4 is made of boxes, each with its size and a name of four letters (ISO/IEC 14496-12). A WebM
// names its codec near its start.
import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

type FilmHeader = {
  /** `avc1`, `hvc1`…; `V_VP9`… in WebM; `undefined` where the file names none, perhaps being cut short. */
  codec: string | undefined
  /** Profile of H.264: 100 is « High »; 110 has ten-bit colours, which few browsers play. */
  profile?: number
  /** Width and height of the picture, in pixels; both are 0 for a WebM, where they are not read. */
  width: number
  height: number
  /** True where the film's index precedes its pictures: browsers then play the film while it is loading. */
  isStreamed: boolean
}

type Box = { name: string; start: number; end: number }

function bytesAt(file: number, start: number, length: number) {
  const bytes = Buffer.alloc(length)
  readSync(file, bytes, 0, length, start)
  return bytes
}

/** Lists the boxes between two places of a file, each without its header. */
function boxesIn(file: number, { start, end }: Omit<Box, 'name'>): Box[] {
  const boxes: Box[] = []
  let at = start
  while (at + 8 <= end) {
    const head = bytesAt(file, at, 16)
    const short = head.readUInt32BE(0)
    // A size of 1 says that the real size, of 64 bits, follows the name; 0 says that the box is the last one.
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short || end - at
    const headLength = short === 1 ? 16 : 8
    if (size < headLength) break
    const name = head.toString('latin1', 4, 8)
    boxes.push({ name, start: at + headLength, end: Math.min(at + size, end) })
    at += size
  }
  return boxes
}

/** Finds a box by the names of the boxes that lead to it, from the outermost to its own. */
function findBox(file: number, inside: Box, ...way: string[]): Box | undefined {
  const [name, ...rest] = way
  if (!name) return inside
  const box = boxesIn(file, inside).find((each) => each.name === name)
  return box && findBox(file, box, ...rest)
}

function readMp4(file: number, length: number): FilmHeader {
  const top = boxesIn(file, { start: 0, end: length })
  const [moov, mdat] = ['moov', 'mdat'].map((name) => top.find((box) => box.name === name))
  const isStreamed = !moov || !mdat || moov.start < mdat.start
  for (const track of moov ? boxesIn(file, moov) : []) {
    const about = track.name === 'trak' && findBox(file, track, 'mdia', 'minf')
    const table = about && findBox(file, about, 'vmhd') && findBox(file, about, 'stbl', 'stsd')
    // The box `stsd` begins with a version and a number of entries, of four bytes each.
    const [entry] = table ? boxesIn(file, { ...table, start: table.start + 8 }) : []
    if (!entry) continue
    const size = bytesAt(file, entry.start + 24, 4)
    const avcC = boxesIn(file, { ...entry, start: entry.start + 78 }).find(
      ({ name }) => name === 'avcC',
    )
    return {
      codec: entry.name,
      ...(avcC && { profile: bytesAt(file, avcC.start + 1, 1).readUInt8() }),
      width: size.readUInt16BE(0),
      height: size.readUInt16BE(2),
      isStreamed,
    }
  }
  return { codec: undefined, width: 0, height: 0, isStreamed }
}

/** Reads the header of a film, whose file begins as an MP4 or a WebM does. */
export function readFilmHeader(place: string): FilmHeader {
  const file = openSync(place, 'r')
  try {
    if (bytesAt(file, 4, 4).toString('latin1') === 'ftyp') {
      return readMp4(file, fstatSync(file).size)
    }
    const [codec] = /V_[A-Z\d]+/.exec(bytesAt(file, 0, 65_536).toString('latin1')) ?? []
    return { codec, width: 0, height: 0, isStreamed: true }
  } finally {
    closeSync(file)
  }
}
