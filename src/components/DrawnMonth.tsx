import styles from './DrawnMonth.module.css'

const tile = { width: 36, height: 25, rx: 4 }
/** Distance from one tile (a day of the drawn month) to the next, across and down. */
const step = { x: 40, y: 29 }

type TilesProps = {
  /** Of the tile's pattern, which has the colour of its own drawing: no other drawing may use it. */
  id: string
  columns: number
  rows: number
  /** The yellow tiles, counted from 0, row by row. */
  taken: number[]
}

const Tiles = ({ id, columns, rows, taken }: TilesProps) => (
  <>
    <pattern id={id} width={step.x} height={step.y} patternUnits="userSpaceOnUse">
      <rect {...tile} />
    </pattern>
    <rect width={columns * step.x} height={rows * step.y} fill={`url(#${id})`} />
    {taken.map((day) => (
      <rect
        key={day}
        fill="var(--sun)"
        opacity="0.88"
        x={(day % columns) * step.x}
        y={Math.floor(day / columns) * step.y}
        {...tile}
      />
    ))}
  </>
)

/** A month whose days fill up. It covers the box around it. */
export const CoverMonth = () => (
  <svg
    className={styles.cover}
    viewBox="0 0 370 200"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
  >
    <g transform="rotate(7 300 100) translate(214 -8)">
      <Tiles id="tuile" columns={6} rows={7} taken={[2, 7, 13, 20]} />
    </g>
  </svg>
)

/** The same month, straight and whole, with paler weekends. */
export const WholeMonth = () => (
  <svg className={styles.whole} viewBox="0 0 276 141" aria-hidden="true">
    <Tiles id="jour" columns={7} rows={5} taken={[1, 10, 11, 16, 18, 22]} />
    <rect x="200" width="76" height="141" fill="var(--green-tint)" opacity="0.55" />
  </svg>
)
