// Describes the video and the calendar of `site.yaml` to the pages: plain data, which the build computes so that
// the browser need not. `services/` knows each service.
import type { OwnerFile } from '../../owner/problems/Problem.ts'
import type {
  FileVideoConfig,
  SchedulingConfig,
  VideoConfig,
} from '../../owner/questions/SiteConfig.ts'
import { formatDuration } from '../../owner/read/clock-time.ts'
import { parseWebvtt } from '../../owner/read/parse-webvtt.ts'
import type { Film } from '../../owner/read/read-film.ts'
import type { SiteSource } from '../../owner/read-site.ts'
import { typeset } from '../../owner/typography.ts'
import { describeService } from '../../services/describe-service.ts'
import { providers } from '../../services/providers.ts'
import type { FileVideo, FrameVideo } from '../../services/Service.ts'
import { demo } from '../../services/scheduling/demo.ts'
import type { Poster, Scheduling, Video } from '../../src/Site.ts'

/** Width over height. */
const DEFAULT_ASPECT_RATIO = 1.85

/** What stands in files of the owner's own. */
export type VideoMedia = {
  film?: Film | undefined
  /** The sizes of the picture. */
  poster?: Poster | undefined
  /** Returns the public address of the file. */
  publish: (path: string) => string
}

type FrameConfig = Exclude<VideoConfig, FileVideoConfig>

/** Describes the video. An answer of the owner goes before what the film or the picture says of itself. */
export function describeVideo({ config, words, folder }: SiteSource, media: VideoMedia): Video {
  const { video, url } = config
  const { title, captions, duration, aspectRatio } = video
  const { film, poster } = media
  const transcript = captions ? parseWebvtt(folder.read(captions as OwnerFile)).paragraphs : []
  const shown = film ?? poster
  return {
    title: title ?? words.video.untitled,
    duration: duration ?? (film ? formatDuration(film.duration) : null),
    aspectRatio: aspectRatio ?? (shown ? ratioOf(shown) : DEFAULT_ASPECT_RATIO),
    poster: poster ?? null,
    transcript: transcript.map(typeset),
    ...(video.provider === 'file' ? describeFile(video, media) : describeFrame(video, url)),
  }
}

const ratioOf = ({ width, height }: { width: number; height: number }) =>
  Number((width / height).toFixed(4))

function describeFile({ src, captions }: FileVideoConfig, { publish }: VideoMedia): FileVideo {
  const captionsUrl = captions ? publish(captions) : null
  return { kind: 'file', service: null, pageUrl: publish(src), captionsUrl, frameOrigins: [] }
}

function describeFrame(config: FrameConfig, siteUrl: string): FrameVideo {
  const provider = providers.video[config.provider]
  const url = new URL(config.url)
  const { service, thumbnailUrl, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...frame,
    kind: 'frame',
    // A service on the owner's own server needs a name too, for sentences such as « Regarder sur … ».
    service: config.isOwn ? { ...service, name: url.host, isOwn: true } : service,
    autoplay: provider.autoplay ?? {},
    // Where the page shows the owner's poster, the security policy need not allow the service's picture.
    thumbnailUrl: config.poster ? null : thumbnailUrl,
  }
}

export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  const appointment = { with: config.with ?? null, means: config.means ?? null }
  if (config.provider === 'demo') return { ...demo, ...appointment }

  const provider = providers.scheduling[config.provider]
  const url = new URL(config.url)
  const { service, thumbnailUrl: _, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...frame,
    ...appointment,
    // No sentence of the pages names a calendar that runs on the owner's own server.
    service: config.isOwn ? null : service,
    isDemonstration: false,
    scriptUrl: provider.scriptUrl ?? null,
  }
}
