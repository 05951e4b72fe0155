import type { Site } from '../../Site.ts'

/**
 * Structured data of the video, https://schema.org/VideoObject, for search engines.
 *
 * @returns `null` unless the owner gave everything that it needs: nothing is invented
 */
export function videoObject({ url, video }: Pick<Site, 'url' | 'video'>): object | null {
  const { title, description, uploadDate, posterUrl, transcript } = video
  const thumbnail = posterUrl ?? (video.kind === 'frame' ? video.thumbnailUrl : null)
  if (!title || !description || !uploadDate || !thumbnail) return null
  const absolute = (address: string) => new URL(address, url).href
  return {
    '@type': 'VideoObject',
    '@id': `${url}/#video`,
    name: title,
    description,
    uploadDate,
    thumbnailUrl: absolute(thumbnail),
    inLanguage: 'fr',
    ...(video.kind === 'file'
      ? { contentUrl: absolute(video.pageUrl) }
      : { embedUrl: video.frameUrl }),
    ...(transcript.length > 0 && { transcript: transcript.join('\n') }),
  }
}
