import { useEffect, useRef, useState } from 'react'
import type { Told } from '../preview/listen.ts'
import type { Opening } from './api.ts'
import { findSentence, type Place } from './find-sentence.ts'

const screens = {
  desktop: { label: 'Ordinateur', width: 1280 },
  phone: { label: 'Téléphone', width: 390 },
}
type Screen = keyof typeof screens

type Props = {
  state: Opening
  /** The page to look at, by its path; `/etats/…` is a state of an embed. */
  path: string
  onPath: (path: string) => void
  onPlace: (place: Place) => void
}

/** The site itself, as wide as a desktop or a phone. A press on a sentence leads to its field. */
export function Preview({ state, path, onPath, onPlace }: Props) {
  const { preview, pages, states, fault } = state
  const [screen, setScreen] = useState<Screen>('desktop')
  const [mode, setMode] = useState<'edit' | 'try'>('edit')
  const [isListening, setListening] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 1280, height: 800 })
  const { width } = screens[screen]
  const scale = Math.min(1, room.width / width)

  useEffect(() => {
    if (!pane.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(pane.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    function hear({ origin, source, data }: MessageEvent<Told>) {
      if (origin !== preview || source !== frame.current?.contentWindow) return
      if (data.kind === 'arrived') {
        setListening(true)
        frame.current.contentWindow?.postMessage({ mode }, preview)
        return
      }
      const place = findSentence(data, state)
      if (place) onPlace(place)
    }
    addEventListener('message', hear)
    // Before it has arrived, nobody of that origin is there to hear.
    if (isListening) frame.current?.contentWindow?.postMessage({ mode }, preview)
    return () => removeEventListener('message', hear)
  }, [preview, state, mode, isListening, onPlace])

  return (
    <section className="preview" aria-label="Aperçu">
      <div className="bar">
        <label>
          <span className="unseen">Page montrée</span>
          <select value={path} onChange={({ target }) => onPath(target.value)}>
            <optgroup label="Pages">
              {pages.map((page) => (
                <option key={page.path} value={page.path}>
                  {page.title}
                </option>
              ))}
            </optgroup>
            <optgroup label="États de la vidéo et de l’agenda">
              {Object.entries(states).map(([id, name]) => (
                <option key={id} value={`/etats/${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          </select>
        </label>
        <fieldset className="switch">
          <legend className="unseen">Largeur de l’aperçu</legend>
          {(Object.keys(screens) as Screen[]).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="screen"
                checked={screen === each}
                onChange={() => setScreen(each)}
              />
              {screens[each].label}
            </label>
          ))}
        </fieldset>
        <fieldset className="switch">
          <legend className="unseen">Ce que fait un clic dans l’aperçu</legend>
          <label>
            <input
              type="radio"
              name="mode"
              checked={mode === 'edit'}
              onChange={() => setMode('edit')}
            />
            Un clic modifie
          </label>
          <label>
            <input
              type="radio"
              name="mode"
              checked={mode === 'try'}
              onChange={() => setMode('try')}
            />
            Un clic essaie
          </label>
        </fieldset>
      </div>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <div className="stage" ref={pane} data-screen={screen}>
        <iframe
          ref={frame}
          title="Aperçu du site"
          src={preview + path}
          style={{
            inlineSize: `${width}px`,
            blockSize: `${room.height / scale}px`,
            transform: `scale(${scale})`,
          }}
        />
      </div>
    </section>
  )
}
