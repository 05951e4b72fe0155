// Reads from a film what decides whether and how browsers play it.
import { closeSync, openSync, readSync } from 'node:fs'
import {
  ALL_FORMATS,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputTrack,
  Logging,
  LogLevel,
} from 'mediabunny'

// It would log each codec that it does not know: the owner reads our sentence about it.
Logging.level = LogLevel.Silent

/** The first box of the index or of the pictures begins within so many bytes. */
const HEAD_BYTES = 4096

export type Film = {
  /** The format of the file, whatever its name: `MP4`, `WebM`, `MPEG Transport Stream`. */
  container: string
  /** The codec as RFC 6381 writes it, e.g. `avc1.640028`, or as the file does; empty where the file has no pictures. */
  codec: string
  /** The codec of the sound; empty for a silent film. */
  soundCodec: string
  /** Width and height as the film is shown, after its rotation, in pixels. */
  width: number
  height: number
  /** In seconds. */
  duration: number
  /** True where the film's index precedes its pictures: browsers then play the film while it is loading. */
  isStreamed: boolean
}

/** Reads a film, or nothing where the file is cut short, or is no film at all. */
export async function readFilm(path: string): Promise<Film | undefined> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS })
  try {
    const pictures = await input.getPrimaryVideoTrack()
    const sound = await input.getPrimaryAudioTrack()
    const duration = await input.computeDuration()
    const promised = (await input.getDurationFromMetadata()) ?? duration
    if (!pictures || promised - duration > 1) return undefined
    if (!(await isWhole(pictures)) || (sound && !(await isWhole(sound)))) return undefined
    return {
      container: (await input.getFormat()).name,
      codec: (await pictures.getCodecParameterString()) ?? String(pictures.internalCodecId),
      soundCodec: sound ? ((await sound.getCodec()) ?? String(sound.internalCodecId)) : '',
      width: await pictures.getDisplayWidth(),
      height: await pictures.getDisplayHeight(),
      duration,
      isStreamed: isStreamed(path),
    }
  } catch {
    return undefined
  } finally {
    input.dispose()
  }
}

/** True where the file holds the last picture, or the last sound, of which its index tells. */
const isWhole = async (track: InputTrack) =>
  (await new EncodedPacketSink(track).getPacket(Number.POSITIVE_INFINITY)) !== null

/** In an MP4, the box `moov` is the index, and `mdat` holds the pictures. A WebM has neither. */
function isStreamed(path: string): boolean {
  const file = openSync(path, 'r')
  const head = Buffer.alloc(HEAD_BYTES)
  readSync(file, head)
  closeSync(file)
  const [index, pictures] = [head.indexOf('moov'), head.indexOf('mdat')]
  return pictures === -1 || (index !== -1 && index < pictures)
}
