import { site } from 'virtual:site'
import { videoWords as words } from '../../../content/video.ts'
import type { VideoEmbedData } from './describe-video.ts'
import styles from './VideoLinks.module.css'

/** The way to the video that needs nothing of ours. */
export function WatchLink({ video }: { video: VideoEmbedData }) {
  return (
    <a className={styles.link} href={video.pageUrl} target="_blank" rel="noopener">
      {video.kind === 'file' ? words.openFile : words.watchOn(video.service.name)}
      <span className={styles.newTab}> {words.newTab}</span>
    </a>
  )
}

export function SupportLink() {
  return (
    <a className={styles.link} href={`mailto:${site.supportEmail}`}>
      {words.write}
    </a>
  )
}

/** Shown where the owner gave a number. */
export const PhoneLink = () =>
  site.supportPhone && (
    <a className={styles.link} href={`tel:${site.supportPhone.replace(/[^\d+]/g, '')}`}>
      {words.call(site.supportPhone)}
    </a>
  )

/** What remains of the video when the player cannot be there at all. */
export function VideoLinks({ video }: { video: VideoEmbedData }) {
  return (
    <p className={styles.links}>
      <WatchLink video={video} /> <SupportLink />
    </p>
  )
}
