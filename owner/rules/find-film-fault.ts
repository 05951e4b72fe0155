// What keeps a film from playing everywhere, and what it has too much of, with the way to mend it.
import { statSync } from 'node:fs'
import { readFilmHeader } from '../read/read-film-header.ts'

const CONVERT =
  'Convertissez-le : dans HandBrake, le réglage « Fast 1080p30 » avec « Optimisé pour le Web » ; ou ffmpeg -i film.mp4 -vf "scale=\'min(1920,iw)\':-2" -c:v libx264 -pix_fmt yuv420p -c:a aac -movflags +faststart film-web.mp4'

/** What owners call a codec that some browser does not play. */
const codecNames: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  av01: 'AV1',
  V_AV1: 'AV1',
}

/** The codecs that every browser of package.json plays: https://caniuse.com/mpeg4, https://caniuse.com/webm. */
const playedEverywhere = ['avc1', 'V_VP8', 'V_VP9']

/** H.264 of 8 bits in 4:2:0: « Baseline », « Main », « Extended » and « High ». */
const playedProfiles = [66, 77, 88, 100]

/** More than that, many hosts refuse; in bytes. */
const MAX_SIZE = 50_000_000

/** More than that, in pixels, no screen shows in the place of the film. */
const MAX_WIDTH = 1920

/** What keeps a film from playing: « est en AV1… », with what to do. */
export function findFilmFault(file: string): string | undefined {
  const { codec, profile, isStreamed } = readFilmHeader(file)
  if (!codec) {
    return 'est incomplet : il s’arrête avant ses images. Exportez le fichier de nouveau'
  }
  if (!playedEverywhere.includes(codec)) {
    return `est en ${codecNames[codec] ?? codec}, que bien des navigateurs ne lisent pas. ${CONVERT}`
  }
  if (profile !== undefined && !playedProfiles.includes(profile)) {
    return `est en H.264 de 10 bits ou en 4:2:2, que bien des navigateurs ne lisent pas. ${CONVERT}`
  }
  if (!isStreamed) {
    return 'ne commencerait qu’une fois reçu en entier : la table de ses images est à la fin. Mettez-la au début, sans rien perdre : ffmpeg -i film.mp4 -c copy -movflags +faststart film-web.mp4 ; ou exportez le film de nouveau, dans HandBrake avec « Optimisé pour le Web »'
  }
  return undefined
}

/** What a film that plays has too much of: « pèse 61,5 Mo… », with what to do. */
export function findFilmExcess(file: string): string | undefined {
  const { size } = statSync(file)
  const { width, height } = readFilmHeader(file)
  if (Math.max(width, height) > MAX_WIDTH) {
    return `est de ${width} × ${height} pixels : un téléphone recevrait plus qu’il ne montre. ${CONVERT}`
  }
  if (size > MAX_SIZE) {
    const megabytes = (size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
    return `pèse ${megabytes} Mo. Beaucoup d’hébergeurs refusent un tel fichier : confiez la vidéo à un service de vidéo`
  }
  return undefined
}
