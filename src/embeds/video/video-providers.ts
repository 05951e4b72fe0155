import { bunny } from './providers/bunny.ts'
import { dailymotion, loom, mux, page } from './providers/frame-and-link.ts'
import { peertube } from './providers/peertube.ts'
import { vimeo } from './providers/vimeo.ts'
import { wistia } from './providers/wistia.ts'
import { youtube } from './providers/youtube.ts'
import type { VideoProvider } from './VideoProvider.ts'

/**
 * Every hosted service, by the name that `video.provider` takes. Those that have a file of their
 * own in `providers/` export their `messages` from it.
 */
export const videoProviders = {
  wistia,
  vimeo,
  youtube,
  bunny,
  peertube,
  mux,
  dailymotion,
  loom,
  page,
}

type CommonVideo = {
  /** What the video is called, in French. Screen readers announce it, search engines may show it. */
  title: string
  /** One or two French sentences on what one learns. Search engines get it; without it they get nothing about the video. */
  description?: string
  /** Day of publication, `2025-07-13`. Needed, with `description`, for search engines. */
  uploadDate?: string
  /** Width over height of the place kept for the video: 1.85 unless given. For a 16:9 video, `16 / 9`. */
  aspectRatio?: number
  /**
   * Picture of the video before it plays, a file of this repository, e.g. `demo/video/poster.webp`,
   * with the video's own ratio. It replaces the picture that the service would send.
   */
  poster?: string
  /** French captions, a WebVTT file of this repository. They are also shown as a transcript to read. */
  captions?: string
}

type HostedVideo = {
  /**
   * `true` once you have seen French captions on the video at its host: the player asks for them,
   * but only you can tell that they exist. The publication check asks until then.
   */
  captionsConfirmed?: boolean
}

type FileVideoConfig = {
  provider: 'file'
  /** The video, an MP4 or WebM file of this repository, e.g. `demo/video/demonstration.mp4`. */
  src: string
}

type FieldsOf<Provider> = Provider extends VideoProvider<infer Fields> ? Fields : never
type HostedVideoConfig = {
  [Id in keyof typeof videoProviders]: { provider: Id } & FieldsOf<(typeof videoProviders)[Id]> &
    HostedVideo
}[keyof typeof videoProviders]

/** Key `video` of the site's configuration: which service, which video, and what is said of it. */
export type VideoConfig = (HostedVideoConfig | FileVideoConfig) & CommonVideo
