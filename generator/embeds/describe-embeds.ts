// Describes the video and the calendar of `site.yaml` to the pages: plain data, which the build computes so that
// the browser need not. `services/` knows each service.
import { parseWebvtt } from '../../owner/read/parse-webvtt.ts'
import type { SchedulingConfig } from '../../owner/schema/scheduling-schema.ts'
import type { VideoConfig } from '../../owner/schema/video-schema.ts'
import { typeset } from '../../owner/typography.ts'
import { describeService } from '../../services/describe-service.ts'
import { providers } from '../../services/providers.ts'
import type { FileVideo, FrameVideo } from '../../services/Service.ts'
import { demo } from '../../services/scheduling/demo.ts'
import type { Scheduling, Video } from '../../src/Site.ts'

/** Width over height of the box that the page reserves for a video, unless `site.yaml` gives another. */
const DEFAULT_ASPECT_RATIO = 1.85

/** What the description of a video needs from the site. */
type SiteAccess = {
  siteUrl: string
  /** Publishes a file of the owner and returns its public address. */
  publish: (path: string) => string
  /** Returns the text of a file of the owner. */
  readText: (path: string) => string
}

type FileConfig = Extract<VideoConfig, { provider: 'file' }>
type FrameConfig = Exclude<VideoConfig, FileConfig>

/** Describes the video, except for its poster, whose sizes take a moment to make: `withPoster` adds them. */
export function describeVideo(config: VideoConfig & { title: string }, site: SiteAccess): Video {
  const { captions } = config
  return {
    title: typeset(config.title),
    duration: config.duration ?? null,
    aspectRatio: config.aspectRatio ?? DEFAULT_ASPECT_RATIO,
    poster: null,
    transcript: captions ? parseWebvtt(site.readText(captions)).paragraphs.map(typeset) : [],
    ...(config.provider === 'file' ? describeFile(config, site) : describeFrame(config, site)),
  }
}

/** Describes a video file of the owner, and publishes it with its captions. */
function describeFile({ src, captions }: FileConfig, { publish }: SiteAccess): FileVideo {
  const captionsUrl = captions ? publish(captions) : null
  return { kind: 'file', service: null, pageUrl: publish(src), captionsUrl, frameOrigins: [] }
}

/** Describes a video in the player of its service, which may run on the owner's own server. */
function describeFrame(config: FrameConfig, { siteUrl }: SiteAccess): FrameVideo {
  const provider = providers.video[config.provider]
  const url = new URL(config.url)
  const { service, thumbnailUrl, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...frame,
    kind: 'frame',
    // A service on the owner's own server needs a name too, for sentences such as « Regarder sur … ».
    service: config.isOwn ? { ...service, name: config.name ?? url.host, isOwn: true } : service,
    autoplay: provider.autoplay ?? {},
    // Where the page shows the owner's poster, the security policy need not allow the service's picture.
    thumbnailUrl: config.poster ? null : thumbnailUrl,
  }
}

/** Describes the calendar, and what the owner says of the appointment. */
export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  const appointment = { with: config.with ?? null, means: config.means ?? null }
  if (config.provider === 'demo') return { ...demo, ...appointment }

  const provider = providers.scheduling[config.provider]
  const url = new URL(config.url)
  const { service, thumbnailUrl: _, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...frame,
    ...appointment,
    // Pages have no sentence that names a calendar on the owner's own server, so they need no service.
    service: config.isOwn ? null : service,
    isDemonstration: false,
    scriptUrl: provider.scriptUrl ?? null,
  }
}
