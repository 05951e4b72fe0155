import * as constants from '../../constants.ts'
import { typeset } from '../../typography.ts'
import { parseWebvtt } from './parse-webvtt.ts'
import type { FileVideo, FrameVideo, VideoProvider } from './VideoProvider.ts'
import { type VideoConfig, videoProviders } from './video-providers.ts'

/** What the browser receives of the configured video: plain data, computed once by the build. */
export type VideoEmbedData = (FrameVideo | FileVideo) & {
  title: string
  description: string | null
  /** ISO date. */
  uploadDate: string | null
  /** Width over height of the box that the page reserves. */
  aspectRatio: number
  /** Our own picture; it replaces the host's preview. */
  posterUrl: string | null
  /** The captions as paragraphs to read; empty without captions. */
  transcript: string[]
}

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
 * @param config a configuration that `checkVideo` found sound
 */
export function describeVideo(config: VideoConfig, build: Build): VideoEmbedData {
  return {
    ...(config.provider === 'file' ? describeFile(config, build) : describeFrame(config, build)),
    title: typeset(config.title),
    description: config.description ? typeset(config.description) : null,
    uploadDate: config.uploadDate ?? null,
    aspectRatio: config.aspectRatio ?? constants.videoAspectRatio,
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
  allow: '',
})

function describeFrame(
  config: Exclude<VideoConfig, { provider: 'file' }>,
  { siteUrl }: Build,
): FrameVideo {
  // Each provider reads its own fields and no other: the union is sound, TypeScript cannot see it.
  const provider = videoProviders[config.provider] as unknown as VideoProvider<typeof config>
  const frame: FrameVideo = { kind: 'frame', ...provider.describe(config, siteUrl) }
  // Our own picture makes the host's needless: nothing is then asked of it, nor allowed to be.
  return config.poster ? { ...frame, preview: null } : frame
}
