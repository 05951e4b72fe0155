import { describeService } from '../../services/describe-service.ts'
import { providers } from '../../services/providers.ts'
import type { FileVideo, FrameVideo } from '../../services/Service.ts'
import type { Video } from '../../src/Site.ts'
import type { VideoConfig } from '../schema/video-schema.ts'
import { typeset } from '../typography.ts'
import { parseWebvtt } from './parse-webvtt.ts'

/** Width over height of the place kept for a video, unless its owner says otherwise. */
const ASPECT_RATIO = 1.85

type Build = {
  /** Public address of the site. */
  siteUrl: string
  /** Publishes a file of the repository and tells its public address. */
  publish: (path: string) => string
  /** Text of a file of the repository. */
  readText: (path: string) => string
}

/**
 * Everything that the page must know of the configured video.
 *
 * @param config a configuration that `checkSite` found sound
 */
export function describeVideo(config: VideoConfig & { title: string }, build: Build): Video {
  return {
    ...(config.provider === 'file' ? describeFile(config, build) : describeHosted(config, build)),
    title: typeset(config.title),
    duration: config.duration ?? null,
    aspectRatio: config.aspectRatio ?? ASPECT_RATIO,
    posterUrl: config.poster ? build.publish(config.poster) : null,
    transcript: config.captions
      ? parseWebvtt(build.readText(config.captions)).paragraphs.map(typeset)
      : [],
  }
}

const describeFile = (
  { src, captions }: Extract<VideoConfig, { provider: 'file' }>,
  { publish }: Build,
): FileVideo => ({
  kind: 'file',
  service: null,
  pageUrl: publish(src),
  captionsUrl: captions ? publish(captions) : null,
  frameOrigins: [],
})

function describeHosted(
  config: Exclude<VideoConfig, { provider: 'file' }>,
  { siteUrl }: Build,
): FrameVideo {
  const provider = providers.video[config.provider]
  const url = new URL(config.url)
  const { service, ...frame } = describeService(provider, url, siteUrl, config)
  return {
    kind: 'frame',
    ...frame,
    service: config.isOwn ? { ...service, name: config.name ?? url.host, isOwn: true } : service,
    autoplay: provider.autoplay ?? {},
    // Our own picture makes the host's needless: nothing is then asked of it, nor allowed to be.
    thumbnailUrl: config.poster ? null : (config.thumbnailUrl ?? frame.thumbnailUrl),
  }
}
