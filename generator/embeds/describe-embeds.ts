// Describes the video and the calendar of `site.yaml` to the pages: plain data, which the build computes so that
// the browser need not. `services/` knows each service.

import type { SchedulingConfig, VideoConfig } from '../../owner/questions/SiteConfig.ts'
import { parseWebvtt } from '../../owner/read/parse-webvtt.ts'
import { typeset } from '../../owner/typography.ts'
import { describeService } from '../../services/describe-service.ts'
import { providers } from '../../services/providers.ts'
import type { FileVideo, FrameVideo } from '../../services/Service.ts'
import { demo } from '../../services/scheduling/demo.ts'
import type { Scheduling, Video } from '../../src/Site.ts'

/** Width over height. */
const DEFAULT_ASPECT_RATIO = 1.85

type SiteAccess = {
  siteUrl: string
  /** Returns the public address of the file. */
  publish: (path: string) => string
  readText: (path: string) => string
}

type FileConfig = Extract<VideoConfig, { provider: 'file' }>
type FrameConfig = Exclude<VideoConfig, FileConfig>

/** Describes the video, except for its poster, whose sizes take a moment to make: `withPictures` adds them. */
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

function describeFile({ src, captions }: FileConfig, { publish }: SiteAccess): FileVideo {
  const captionsUrl = captions ? publish(captions) : null
  return { kind: 'file', service: null, pageUrl: publish(src), captionsUrl, frameOrigins: [] }
}

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
