// Describes the configured video and calendar to the page: plain data, so that the browser computes nothing
// of it. What is known of each service comes from `services/`.
import { parseWebvtt } from '../../owner/read/parse-webvtt.ts'
import type { SchedulingConfig } from '../../owner/schema/scheduling-schema.ts'
import type { VideoConfig } from '../../owner/schema/video-schema.ts'
import { typeset } from '../../owner/typography.ts'
import { describeService } from '../../services/describe-service.ts'
import { providers } from '../../services/providers.ts'
import { demo } from '../../services/scheduling/demo.ts'
import type { Scheduling, Video } from '../../src/Site.ts'

/** Width over height of the place kept for a video, unless its owner says otherwise. */
const ASPECT_RATIO = 1.85

/** What a description takes from the build that is being prepared. */
type Build = {
  /** Public address of the site. */
  siteUrl: string
  /** Publishes a file of the repository and tells its public address. */
  publish: (path: string) => string
  /** Text of a file of the repository. */
  readText: (path: string) => string
}

/** @param config checked by `checkSite`; its `title` may be ours */
export function describeVideo(
  config: VideoConfig & { title: string },
  { siteUrl, publish, readText }: Build,
): Video {
  const { title, duration = null, aspectRatio = ASPECT_RATIO, poster, captions } = config
  const video = {
    title: typeset(title),
    duration,
    aspectRatio,
    // `withPoster` adds it: its sizes take a moment to make.
    poster: null,
    transcript: captions ? parseWebvtt(readText(captions)).paragraphs.map(typeset) : [],
  }
  if (config.provider === 'file') {
    const captionsUrl = captions ? publish(captions) : null
    const pageUrl = publish(config.src)
    return { ...video, kind: 'file', service: null, pageUrl, captionsUrl, frameOrigins: [] }
  }
  const provider = providers.video[config.provider]
  const url = new URL(config.url)
  const { service, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...video,
    ...frame,
    kind: 'frame',
    service: config.isOwn ? { ...service, name: config.name ?? url.host, isOwn: true } : service,
    autoplay: provider.autoplay ?? {},
    // A picture of ours replaces the service's, so the security policy need not let that one in.
    thumbnailUrl: poster ? null : frame.thumbnailUrl,
  }
}

/**
 * @param config checked by `checkSite`
 * @param siteUrl public address of our own site
 */
export function describeScheduling(config: SchedulingConfig, siteUrl: string): Scheduling {
  const call = { with: config.with ?? null, means: config.means ?? null }
  if (config.provider === 'demo') return { ...demo, ...call }
  const provider = providers.scheduling[config.provider]
  const url = new URL(config.url)
  const { service, thumbnailUrl, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    ...frame,
    ...call,
    service: config.isOwn ? null : service,
    isDemonstration: false,
    scriptUrl: provider.scriptUrl ?? null,
  }
}
