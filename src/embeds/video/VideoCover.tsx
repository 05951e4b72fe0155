import { site } from 'virtual:site'
import styles from './VideoCover.module.css'

/** Column and row of the yellow tiles, counted from the top left. */
const litTiles = [
  [2, 0],
  [1, 1],
  [1, 2],
  [2, 3],
]

/** The cover of a film without a picture: the agency's name beside a month whose days fill up. */
export const VideoCover = () => (
  <>
    <svg
      className={styles.cover}
      viewBox="0 0 370 200"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <pattern id="tuile" width="40" height="29" patternUnits="userSpaceOnUse">
        <rect width="36" height="25" rx="4" />
      </pattern>
      <g transform="rotate(7 300 100) translate(214 -8)">
        <rect width="240" height="203" fill="url(#tuile)" />
        {litTiles.map(([column = 0, row = 0]) => (
          <rect
            key={`${column} ${row}`}
            className={styles.lit}
            x={column * 40}
            y={row * 29}
            width="36"
            height="25"
            rx="4"
          />
        ))}
      </g>
    </svg>
    <p className={styles.agency} aria-hidden="true">
      <img src="/favicon.svg" alt="" width="32" height="32" />
      <span>{site.name}</span>
    </p>
  </>
)
