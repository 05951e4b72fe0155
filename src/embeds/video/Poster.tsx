import type { Poster as PosterData } from '../../Site.ts'
import styles from './Poster.module.css'

/** A dense phone has more pixels than a face needs; the film is never wider than a window is high. */
const SIZES = '(width < 40rem) 67vw, min(60rem, 100vh)'

/** Our own picture of the film, from our own origin, over a blur of its colours that is there before it. */
export const Poster = ({ poster }: { poster: PosterData }) => (
  <>
    <div className={styles.placeholder} />
    <img
      {...poster}
      className={styles.picture}
      sizes={SIZES}
      alt=""
      // Never ahead of the text.
      fetchPriority="low"
      // Here before the first paint, it is part of it: decoded later, it would be a second one.
      decoding="sync"
    />
  </>
)
