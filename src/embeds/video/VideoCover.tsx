import { site } from 'virtual:site'
import { CoverMonth } from '../../components/DrawnMonth.tsx'
import styles from './VideoCover.module.css'

/** The cover of a film without a picture: the agency's name beside the drawn month. */
export const VideoCover = () => (
  <>
    <CoverMonth />
    <p className={styles.agency} aria-hidden="true">
      {/* Without a low priority, React would preload it before the text is painted. */}
      <img src="/favicon.svg" alt="" width="32" height="32" fetchPriority="low" />
      <span>{site.name}</span>
    </p>
  </>
)
