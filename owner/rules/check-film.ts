// Finds what keeps visitors from playing a film of the owner's own.
import { statSync } from 'node:fs'
import { extname } from 'node:path'
import { fix, inSite, look, note, type Problem, type Problems } from '../problems/Problem.ts'
import type { FileVideoConfig } from '../questions/SiteConfig.ts'
import { formatDuration, secondsOf } from '../read/clock-time.ts'
import { formatSize } from '../read/file-size.ts'
import { cueTimes } from '../read/parse-webvtt.ts'
import { type Film, readFilm } from '../read/read-film.ts'

const CONVERSION =
  "Convertissez-le : dans HandBrake, le réglage « Fast 1080p30 » avec « Optimisé pour le Web » ; ou ffmpeg -i film.mp4 -vf \"scale='min(1920,iw)':'min(1920,ih)':force_original_aspect_ratio=decrease:force_divisible_by=2\" -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart film-web.mp4"

/**
 * The codecs that every browser of package.json plays: https://caniuse.com/mpeg4, https://caniuse.com/webm. Of H.264,
 * these are the profiles of 8 bits in 4:2:0: « Baseline », « Main », « Extended » and « High ».
 */
const PLAYED_CODEC = /^(?:avc1\.(?:42|4d|58|64)|vp8|vp09)/

/** The names of the others, by the start of their own names. */
const codecNames: Record<string, string> = {
  avc1: 'H.264 de 10 bits ou en 4:2:2',
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  av01: 'AV1',
}

const playedSounds = ['', 'aac', 'mp3', 'opus', 'vorbis', 'flac']

const soundNames: Record<string, string> = { ac3: 'AC-3', eac3: 'E-AC-3', dts: 'DTS', alac: 'ALAC' }

/** The size in bytes above which many hosts refuse a file. */
const MAX_SIZE = 50_000_000

/** In pixels. A larger film looks no sharper on any screen, in the place that the page gives it. */
const MAX_LONG_SIDE = 1920
const MAX_SHORT_SIDE = 1080

/**
 * Finds the most important thing that is wrong with a film, then what is told of it and belongs to another film.
 *
 * @param captions the text of its captions
 */
export async function checkFilm(
  path: string,
  video: FileVideoConfig,
  captions = '',
): Promise<Problem[]> {
  const place = inSite('video.src')
  const film = await readFilm(path)
  if (!film) {
    const fault = `« ${video.src} » ne se lit pas comme un film : il est vide, incomplet, ou d’un autre format que son nom. Exportez le fichier de nouveau.`
    return [fix(place, fault)]
  }
  const strangers = [...findStrangers(film, video, captions)]
  const fault = findFault(film, video.src)
  if (fault) return [fix(place, fault), ...strangers]
  const excess = findExcess(film, video.src, statSync(path).size)
  return excess ? [note(place, excess), ...strangers] : strangers
}

/** In seconds. A caption may end a little after its film, and a typed duration is rounded. */
const TOLERANCE = 2

function* findStrangers(film: Film, video: FileVideoConfig, captions: string): Problems {
  const { duration, aspectRatio } = video
  const { start, end } = cueTimes(captions)
  if (end > film.duration + TOLERANCE) {
    const sentence = `Ces sous-titres vont de ${formatDuration(start)} à ${formatDuration(end)}, et le film finit à ${formatDuration(film.duration)}. Exportez ceux de ce film, comptés depuis son début.`
    yield fix(inSite('video.captions'), sentence)
  }
  if (duration && Math.abs(secondsOf(duration) - film.duration) > TOLERANCE) {
    const sentence = `Le film dure ${formatDuration(film.duration)} : sans cette réponse, la page le dit d’elle-même.`
    yield look(inSite('video.duration'), sentence, '')
  }
  if (aspectRatio && isOtherShape(aspectRatio, film.width / film.height)) {
    const sentence = `Le film est de ${film.width} × ${film.height} pixels : sans cette réponse, la page prend ses proportions.`
    yield look(inSite('video.aspectRatio'), sentence, '')
  }
}

/** True where two ratios of width to height differ so much that black bars show. */
export const isOtherShape = (one: number, other: number) => Math.abs(one / other - 1) > 0.03

/** The container that the name of a file promises. */
const containers: Record<string, string> = { '.mp4': 'MP4', '.webm': 'WebM' }

function findFault(film: Film, file: string): string | undefined {
  const { container, codec, soundCodec, isStreamed } = film
  const named = containers[extname(file).toLowerCase()]
  if (container !== named) {
    return `« ${file} » n’est pas un fichier ${named}, bien que son nom le dise : c’est un fichier ${container}. ${CONVERSION}`
  }
  if (!PLAYED_CODEC.test(codec)) {
    const name = codecNames[codec.slice(0, 4)] ?? codec
    return `« ${file} » est en ${name}, que bien des navigateurs ne lisent pas. ${CONVERSION}`
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
    return `« ${file} » pèse ${formatSize(size)}. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo.`
  }
  return undefined
}
