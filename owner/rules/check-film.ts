// Finds what keeps visitors from playing a film of the owner's own.
import { statSync } from 'node:fs'
import { fix, note, type Place, type Problem } from '../problems/Problem.ts'
import { inFrench } from '../read/file-size.ts'
import { type Film, readFilm } from '../read/read-film.ts'

const CONVERSION =
  "Convertissez-le : dans HandBrake, le réglage « Fast 1080p30 » avec « Optimisé pour le Web » ; ou ffmpeg -i film.mp4 -vf \"scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2\" -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart film-web.mp4"

/** The names of codecs that many browsers do not play, by the start of their own names. */
const codecNames: [start: string, name: string][] = [
  ['hvc1', 'HEVC (H.265)'],
  ['hev1', 'HEVC (H.265)'],
  ['av01', 'AV1'],
  ['ap', 'ProRes'],
]

/** The codecs that every browser of package.json plays: https://caniuse.com/mpeg4, https://caniuse.com/webm. */
const PLAYED_CODEC = /^(?:avc1|vp8|vp09)/

/** The profiles of H.264 of 8 bits in 4:2:0: « Baseline », « Main », « Extended » and « High ». */
const PLAYED_PROFILE = /^avc1\.(?:42|4d|58|64)/

const playedSounds = ['', 'aac', 'mp3', 'opus', 'vorbis', 'flac']

const soundNames: Record<string, string> = { ac3: 'AC-3', eac3: 'E-AC-3', dts: 'DTS', alac: 'ALAC' }

/** The size in bytes above which many hosts refuse a file. */
const MAX_SIZE = 50_000_000

/** In pixels. A larger film looks no sharper on any screen, in the place that the page gives it. */
const MAX_LONG_SIDE = 1920
const MAX_SHORT_SIDE = 1080

/** Finds the most important thing that is wrong with a film. @param file the name by which the owner knows it */
export async function checkFilm(path: string, file: string, place: Place): Promise<Problem[]> {
  const film = await readFilm(path)
  if (!film) {
    const fault = `« ${file} » ne se lit pas comme un film : il est vide, incomplet, ou d’un autre format que son nom. Exportez le fichier de nouveau.`
    return [fix(place, fault)]
  }
  const fault = findFault(film, file)
  if (fault) return [fix(place, fault)]
  const excess = findExcess(film, file, statSync(path).size)
  return excess ? [note(place, excess)] : []
}

function findFault({ codec, soundCodec, isStreamed }: Film, file: string): string | undefined {
  if (!PLAYED_CODEC.test(codec)) {
    const [, name = codec] = codecNames.find(([start]) => codec.startsWith(start)) ?? []
    return `« ${file} » est en ${name}, que bien des navigateurs ne lisent pas. ${CONVERSION}`
  }
  if (codec.startsWith('avc1') && !PLAYED_PROFILE.test(codec)) {
    return `« ${file} » est en H.264 de 10 bits ou en 4:2:2, que bien des navigateurs ne lisent pas. ${CONVERSION}`
  }
  if (!playedSounds.includes(soundCodec)) {
    const name = soundNames[soundCodec] ?? soundCodec
    return `Le son de « ${file} » est en ${name}, que bien des navigateurs ne lisent pas : le film y serait muet. Convertissez-le sans toucher aux images : ffmpeg -i film.mp4 -c:v copy -c:a aac -movflags +faststart film-web.mp4 ; ou exportez le film de nouveau, dans HandBrake avec le son « AAC ».`
  }
  if (!isStreamed) {
    return `« ${file} » ne commencerait qu’une fois reçu en entier : la table de ses images est à la fin. Mettez-la au début, sans rien perdre : ffmpeg -i film.mp4 -c copy -movflags +faststart film-web.mp4 ; ou exportez le film de nouveau, dans HandBrake avec « Optimisé pour le Web ».`
  }
  return undefined
}

function findExcess({ width, height }: Film, file: string, size: number): string | undefined {
  if (Math.max(width, height) > MAX_LONG_SIDE && Math.min(width, height) > MAX_SHORT_SIDE) {
    return `« ${file} » est de ${width} × ${height} pixels : un téléphone recevrait plus qu’il ne montre. ${CONVERSION}`
  }
  if (size > MAX_SIZE) {
    return `« ${file} » pèse ${inFrench(size)}. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.`
  }
  return undefined
}
