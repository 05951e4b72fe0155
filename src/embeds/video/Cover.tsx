import { site } from 'virtual:site'
import type { Video } from '../../Site.ts'
import styles from './Cover.module.css'

/** What shows where a film has no picture. The button over it says the same to whoever hears the page. */
export const Cover = ({ video }: { video: Video }) => (
  <div className={styles.cover} aria-hidden="true">
    <span className={styles.agency}>
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span>{site.name}</span>
    </span>
    <span className={styles.title}>{video.title}</span>
    {video.duration && <span className={styles.duration}>{video.duration}</span>}
  </div>
)
