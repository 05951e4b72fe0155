import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Told } from '../preview/listen.ts'
import type { Place } from '../server/place-of.ts'
import type { Opening } from './api.ts'
import { findSentence } from './find-sentence.ts'

const screens = { desktop: 'Ordinateur', phone: 'Téléphone' }
const widths = { desktop: 1280, phone: 390 }
const modes = { edit: 'Un clic modifie', try: 'Un clic essaie' }

type Props = {
  state: Opening
  /** The page to look at, by its path. */
  path: string
  onPath: (path: string) => void
  onPlace: (place: Place) => void
}

/** The site itself, as wide as a desktop or a phone. A press on a sentence leads to its field. */
export function Preview({ state, path, onPath, onPlace }: Props) {
  const { preview, pages, fault } = state
  const [screen, setScreen] = useState<keyof typeof screens>('desktop')
  const [mode, setMode] = useState<keyof typeof modes>('edit')
  const [isListening, setListening] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const pane = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 1280, height: 800 })
  const width = widths[screen]
  const scale = Math.min(1, room.width / width)

  useEffect(() => {
    if (!pane.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect))
    observer.observe(pane.current)
    return () => observer.disconnect()
  }, [])

  const tellMode = useEffectEvent((mode: keyof typeof modes) =>
    frame.current?.contentWindow?.postMessage({ mode }, preview),
  )
  useEffect(() => {
    // Before it has arrived, nobody of that origin is there to hear.
    if (isListening) tellMode(mode)
  }, [mode, isListening])
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<Told>) => {
    if (origin !== preview || source !== frame.current?.contentWindow) return
    if (data.kind === 'arrived') {
      setListening(true)
      return tellMode(mode)
    }
    const place = findSentence(data, state)
    if (place) onPlace(place)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<Told>) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])

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
        <Switch
          legend="Largeur de l’aperçu"
          choices={screens}
          chosen={screen}
          onChoose={setScreen}
        />
        <Switch
          legend="Ce que fait un clic dans l’aperçu"
          choices={modes}
          chosen={mode}
          onChoose={setMode}
        />
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
          // Whatever runs in it stays in it: it leads the page around nowhere.
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          src={pages.length > 0 ? preview + path : undefined}
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

type SwitchProps<Id extends string> = {
  legend: string
  choices: Record<Id, string>
  chosen: Id
  onChoose: (id: Id) => void
}

function Switch<Id extends string>({ legend, choices, chosen, onChoose }: SwitchProps<Id>) {
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">{legend}</legend>
      {(Object.keys(choices) as Id[]).map((id) => (
        <label key={id}>
          <input type="radio" name={legend} checked={id === chosen} onChange={() => onChoose(id)} />
          {choices[id]}
        </label>
      ))}
    </fieldset>
  )
}
