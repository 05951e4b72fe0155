import { site } from 'virtual:site'
import { frame } from '../../../content/frame.ts'
import { videoWords as words } from '../../../content/video.ts'
import { PhoneLink } from '../../components/PhoneLink.tsx'
import type { VideoEmbedData } from './describe-video.ts'
import styles from './VideoLinks.module.css'

/** The way to the video that needs nothing of ours. */
export function WatchLink({ video }: { video: VideoEmbedData }) {
  return (
    <a className={styles.link} href={video.pageUrl} target="_blank" rel="noopener">
      {video.kind === 'file' ? words.openFile : words.watchOn(video.service.name)}
      <span className={styles.newTab}> {frame.newTab}</span>
    </a>
  )
}

/** Every way to the video, or to us, that needs no player. */
export const WaysOut = ({ video }: { video: VideoEmbedData }) => (
  <>
    <WatchLink video={video} />{' '}
    <a className={styles.link} href={`mailto:${site.supportEmail}`}>
      {words.write}
    </a>{' '}
    <PhoneLink className={styles.link} />
  </>
)

/** What remains of the video when the player cannot be there at all. */
export function VideoLinks({ video }: { video: VideoEmbedData }) {
  return (
    <p className={styles.links}>
      <WaysOut video={video} />
    </p>
  )
}
