import { type SyntheticEvent, useState } from 'react'
import { type EmbedStateId, embedStates } from './embed-states.ts'
import styles from './Gallery.module.css'

const widths = [320, 390, 768, 1366]

/** Every state of both embeds side by side, each in a window of its own, as wide as you choose. */
export function Gallery() {
  const [width, setWidth] = useState(390)
  return (
    <main className={styles.page}>
      <h1>États de la vidéo et de l’agenda</h1>
      <p>
        Cette page n’existe qu’en développement. Elle montre des exemples, et non la configuration
        du site.
      </p>
      <fieldset className={styles.widths}>
        <legend>Largeur de l’écran</legend>
        {widths.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="width"
              checked={each === width}
              onChange={() => setWidth(each)}
            />{' '}
            {each} px
          </label>
        ))}
      </fieldset>
      <ul className={styles.states}>
        {(Object.keys(embedStates) as EmbedStateId[]).map((id) => (
          <li key={id}>
            <h2>
              <a href={`/etats/${id}`}>{embedStates[id]}</a>
            </h2>
            <iframe
              title={embedStates[id]}
              src={`/etats/${id}`}
              width={width}
              loading="lazy"
              onLoad={fitHeight}
            />
          </li>
        ))}
      </ul>
    </main>
  )
}

/** As tall as what it shows, also once fonts and pictures have come. */
function fitHeight({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
  const root = frame.contentDocument?.getElementById('root')
  if (!root) return
  root.style.minBlockSize = '0'
  new ResizeObserver(() => {
    frame.height = String(Math.ceil(root.getBoundingClientRect().height))
  }).observe(root)
}
