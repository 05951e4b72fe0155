import { site } from 'virtual:site'
import type { Video } from '../../Site.ts'
import styles from './Cover.module.css'

/** The face of a film that has no picture: who speaks and of what. The button beside it has its name. */
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
