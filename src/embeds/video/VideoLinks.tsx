import { site, words } from 'virtual:site'
import { fillService } from '../../fill.ts'
import type { Video } from '../../Site.ts'
import hidden from '../../styles/visually-hidden.module.css'
import styles from './VideoLinks.module.css'

export const WatchLink = ({ video }: { video: Video }) => (
  <a className={styles.link} href={video.pageUrl} target="_blank" rel="noopener">
    {video.kind === 'file' ? words.video.openFile : fillService(words.video.watchOn, video.service)}
    <span className={hidden.visuallyHidden}> {words.frame.newTab}</span>
  </a>
)

export const WaysOut = ({ video }: { video: Video }) => (
  <>
    <WatchLink video={video} />{' '}
    <a className={styles.link} href={`mailto:${site.supportEmail}`}>
      {words.video.write}
    </a>
  </>
)
