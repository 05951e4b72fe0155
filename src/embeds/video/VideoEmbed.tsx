import { site } from 'virtual:site'
import { FileEmbed } from './FileEmbed.tsx'
import { FrameEmbed } from './FrameEmbed.tsx'

const { video } = site

export const VideoEmbed = () =>
  video.kind === 'file' ? <FileEmbed video={video} /> : <FrameEmbed video={video} />
