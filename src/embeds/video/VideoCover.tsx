import { site } from 'virtual:site'
import styles from './VideoCover.module.css'

const tile = { width: 36, height: 25, rx: 4 }
/** Distance from one tile (a day of the drawn month) to the next, across and down. */
const step = { x: 40, y: 29 }
/** Column and row of each yellow tile in the drawn month, counted from the top left. */
const litTiles = [
  [2, 0],
  [1, 1],
  [1, 2],
  [2, 3],
] as const

/** A month whose days fill up. It covers the box around it. */
export const DrawnMonth = () => (
  <svg
    className={styles.cover}
    viewBox="0 0 370 200"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <pattern id="tuile" width={step.x} height={step.y} patternUnits="userSpaceOnUse">
      <rect {...tile} />
    </pattern>
    <g transform="rotate(7 300 100) translate(214 -8)">
      <rect width="240" height="203" fill="url(#tuile)" />
      {litTiles.map(([column, row]) => (
        <rect
          key={`${column} ${row}`}
          className={styles.lit}
          x={column * step.x}
          y={row * step.y}
          {...tile}
        />
      ))}
    </g>
  </svg>
)

/** The cover of a film without a picture: the agency's name beside the drawn month. */
export const VideoCover = () => (
  <>
    <DrawnMonth />
    <p className={styles.agency} aria-hidden="true">
      {/* Without a low priority, React would preload it before the text is painted. */}
      <img src="/favicon.svg" alt="" width="32" height="32" fetchPriority="low" />
      <span>{site.name}</span>
    </p>
  </>
)
