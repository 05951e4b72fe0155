import { useEffect, useRef, useState } from 'react'
import type { Message } from '../preview/protocol.ts'
import type { Place } from '../server/show-problem.ts'
import type { State } from './api.ts'
import { Button } from './Button.tsx'
import { findSentence } from './find-sentence.ts'
import { useStore } from './store.ts'

type Props = {
  state: State
  path: string
  onPath: (path: string) => void
  onPlace: (place: Place) => void
}

/** The site itself, as wide as a desktop or a phone. A click on a text leads to its field. */
export function Preview({ state, path, onPath, onPlace }: Props) {
  const { preview, pages, isBehind, drawing } = state
  const { saved } = useStore()
  const [isPhone, setPhone] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const address = preview && preview + path
  const wanted = `${drawing} ${address}`
  /** The page that is seen. The next one is drawn behind it, then takes its place, so that nothing flashes. */
  const [drawn = wanted, setDrawn] = useState<string>()
  const frames = preview ? [...new Set([drawn, wanted])] : []

  useEffect(() => {
    function onMessage({ origin, source, data }: MessageEvent<Message>) {
      const shown = [...(stage.current?.querySelectorAll('iframe') ?? [])]
      const frame = shown.find(({ contentWindow }) => contentWindow === source)
      if (origin !== preview || !frame) return
      if (data === 'drawn') {
        setDrawn(frame.dataset.page)
        return
      }
      const place = findSentence(data, { ...state, files: saved })
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
        <a href={address} target="_blank" rel="noreferrer">
          Essayer le site (nouvel onglet)
        </a>
      </div>
      {isBehind && (
        <p className="notice" role="status">
          L’aperçu attend : une réponse est à corriger.
        </p>
      )}
      <div ref={stage} className="stage" data-phone={isPhone ? '' : undefined}>
        {frames.map((page) => (
          <iframe
            key={page}
            data-page={page}
            title={page === drawn ? 'Aperçu du site' : 'Aperçu qui vient'}
            inert={page !== drawn}
            // Without `allow-top-navigation`, a service's script in the frame cannot replace the owner's page.
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            src={page.slice(page.indexOf(' ') + 1)}
            onLoad={() => page === wanted && setDrawn(wanted)}
          />
        ))}
      </div>
    </section>
  )
}
