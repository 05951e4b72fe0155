// Finds what keeps visitors from playing the video, or from reading its subtitles.
import { statSync } from 'node:fs'
import { fix, inSite, look, type Place, type Problems } from '../problems/Problem.ts'
import { readFilmHeader } from '../read/read-film-header.ts'
import type { SiteConfig } from '../schema/site-schema.ts'

/** Checks the answers about the video. `checkFilm` checks the file that they may name. */
export function* checkVideo({ video, hosting }: SiteConfig): Problems {
  if (video.provider === 'file') {
    if (!video.captions) yield look('captions-missing', inSite('video.captions'), {})
    if (hosting === 'cloudflare') yield fix('film-not-in-parts', inSite('video'), {})
  } else if (!video.captionsConfirmed) {
    const place = inSite('video.captionsConfirmed')
    yield look('captions-to-see', place, {}, [{ set: place.path, to: video.url }])
  }
}

const codecNames: Record<string, string> = {
  hvc1: 'HEVC (H.265)',
  hev1: 'HEVC (H.265)',
  av01: 'AV1',
  V_AV1: 'AV1',
}

/** The codecs that every browser of package.json plays: https://caniuse.com/mpeg4, https://caniuse.com/webm. */
const playedEverywhere = ['avc1', 'V_VP8', 'V_VP9']

/** The profiles of H.264 of 8 bits in 4:2:0: « Baseline », « Main », « Extended » and « High ». */
const playedProfiles = [66, 77, 88, 100]

/** The size in bytes above which many hosts refuse a file. */
const MAX_SIZE = 50_000_000

/** In pixels. A wider film looks no sharper on any screen, in the place that the page gives it. */
const MAX_WIDTH = 1920

/** Finds the most important thing that is wrong with a film. */
export function* checkFilm(path: string, file: string, place: Place): Problems {
  const { codec, profile, isStreamed, width, height } = readFilmHeader(path)
  const { size } = statSync(path)
  if (!codec) yield fix('film-incomplete', place, { file })
  else if (!playedEverywhere.includes(codec)) {
    yield fix('film-codec', place, { file, codec: codecNames[codec] ?? codec })
  } else if (profile !== undefined && !playedProfiles.includes(profile)) {
    yield fix('film-profile', place, { file })
  } else if (!isStreamed) yield fix('film-unstreamed', place, { file })
  else if (Math.max(width, height) > MAX_WIDTH) {
    yield look('film-wide', place, { file, width, height })
  } else if (size > MAX_SIZE) {
    const megabytes = (size / 1_000_000).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
    yield look('film-heavy', place, { file, megabytes })
  }
}
