import type { Poster as PosterData } from '../../Site.ts'
import styles from './Poster.module.css'

/**
 * The width of the picture, by which the browser chooses a file. Phones with three device pixels to one
 * show no more of a face than two do, so their width counts for two thirds. Elsewhere the video is at most
 * as wide as the window is high.
 */
const SIZES = '(width < 40rem) 67vw, min(60rem, 100vh)'

/** The video's preview picture, from our own origin, over a blur of its colours that shows until it has loaded. */
export const Poster = ({ poster }: { poster: PosterData }) => (
  <>
    <div className={styles.placeholder} />
    <img
      {...poster}
      className={styles.picture}
      sizes={SIZES}
      alt=""
      // The page's text, its style sheet and its fonts load first.
      fetchPriority="low"
      // A picture that has loaded in time is painted with the page, not after it.
      decoding="sync"
    />
  </>
)
