import type { VideoEmbedData } from './describe-video.ts'
import { FileEmbed } from './FileEmbed.tsx'
import { FrameEmbed } from './FrameEmbed.tsx'
import type { VideoMessages } from './VideoProvider.ts'

/**
 * The configured video, in its box.
 *
 * @param messages how the service's player talks, where we know it
 */
export function VideoEmbed(props: { video: VideoEmbedData; messages?: VideoMessages | undefined }) {
  const { video, messages } = props
  return video.kind === 'file' ? (
    <FileEmbed video={video} />
  ) : (
    <FrameEmbed video={video} messages={messages} />
  )
}
