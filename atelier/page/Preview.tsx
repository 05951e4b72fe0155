import { useEffect, useState } from 'react'
import type { ClickedText } from '../protocol.ts'
import type { State } from '../server/follow-site.ts'
import type { Field } from '../server/list-fields.ts'
import { Button } from './Button.tsx'
import { sendRequest } from './send-request.ts'

type Props = {
  state: State
  path: string
  onPath: (path: string) => void
  onField: (field: Field) => void
}

/** The site itself, as wide as a desktop or a phone. A click on a text leads to its field. */
export function Preview({ state: { preview, pages, isBehind }, path, onPath, onField }: Props) {
  const [isPhone, setPhone] = useState(false)
  const address = preview && preview + path

  useEffect(() => {
    async function onMessage({ origin, data }: MessageEvent<ClickedText>) {
      if (origin !== preview) return
      // While the server does not answer, the bar at the top says so.
      const field = await sendRequest<Field | null>('clicked', data).catch(() => null)
      if (field) onField(field)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [preview, onField])

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
      <div className="stage" data-phone={isPhone ? '' : undefined}>
        {address && <Frame key={address} address={address} />}
      </div>
    </section>
  )
}

function Frame({ address }: { address: string }) {
  const [isLoaded, setLoaded] = useState(false)
  return (
    <>
      <p role="status">{!isLoaded && 'L’aperçu se prépare…'}</p>
      <iframe
        title="Aperçu du site"
        // Without `allow-top-navigation`, a service's script in the frame cannot replace the owner's page.
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        src={address}
        onLoad={() => setLoaded(true)}
      />
    </>
  )
}
