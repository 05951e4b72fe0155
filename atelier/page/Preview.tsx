import { useEffect, useRef, useState } from 'react'
import type { ClickedText } from '../preview/protocol.ts'
import type { Place } from '../server/show-problem.ts'
import type { State } from './api.ts'
import { Button } from './Button.tsx'
import { findSentence } from './find-sentence.ts'

type Props = {
  state: State
  path: string
  onPath: (path: string) => void
  onPlace: (place: Place) => void
}

/** The site itself, as wide as a desktop or a phone. A click on a text leads to its field. */
export function Preview({ state, path, onPath, onPlace }: Props) {
  const { preview, pages, isBehind } = state
  const [isPhone, setPhone] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<ClickedText>) {
      if (origin !== preview || source !== frame.current?.contentWindow) return
      const place = findSentence(data, state)
      if (place) onPlace(place)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  })

  return (
    <section className="preview" aria-label="Aperçu">
      <div className="bar">
        <label>
          <span className="visually-hidden">Page montrée</span>
          <select value={path} onChange={({ target }) => onPath(target.value)}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.title}
              </option>
            ))}
          </select>
        </label>
        <Button aria-pressed={isPhone} onClick={() => setPhone(!isPhone)}>
          Sur un téléphone
        </Button>
        <a href={preview && preview + path} target="_blank" rel="noreferrer">
          Essayer le site (nouvel onglet)
        </a>
      </div>
      {isBehind && (
        <p className="fault" role="alert">
          L’aperçu attend : un fichier est à corriger.
        </p>
      )}
      <div className="stage" data-phone={isPhone ? '' : undefined}>
        <iframe
          ref={frame}
          title="Aperçu du site"
          // Without `allow-top-navigation`, a service's script in the frame cannot replace the owner's page.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          src={preview && preview + path}
        />
      </div>
    </section>
  )
}
