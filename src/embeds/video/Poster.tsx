import type { Poster as PosterData } from '../../Site.ts'
import styles from './Poster.module.css'

/**
 * The width of the picture, from which the browser chooses a file. Phones with three device pixels to a CSS
 * pixel are told a smaller width, so that they take the file for two. On wider screens, the window's height
 * limits the width.
 */
const SIZES = '(width < 40rem) 67vw, min(60rem, 100vh)'

/** The owner's preview picture, over a blur of its colours until it has loaded. */
export const Poster = ({ poster }: { poster: PosterData }) => (
  <>
    <div className={styles.placeholder} />
    <img
      {...poster}
      sizes={SIZES}
      alt=""
      // Other files, such as the fonts, are to load before this picture.
      fetchPriority="low"
      // Decoded with the page, a picture that has loaded in time is part of the first paint.
      decoding="sync"
    />
  </>
)
