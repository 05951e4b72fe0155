import { useState } from 'react'
import { HttpError } from '../server/HttpError.ts'
import { Button } from './Button.tsx'
import { build } from './use-atelier.ts'

/** Builds the site, then says what to do with it. */
export function Build() {
  const [isBuilding, setBuilding] = useState(false)
  const [built, setBuilt] = useState<{ next: string; address: string }>()
  const [fault, setFault] = useState('')
  async function start() {
    setBuilding(true)
    setBuilt(undefined)
    setFault('')
    try {
      setBuilt(await build())
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setFault(error.message)
    } finally {
      setBuilding(false)
    }
  }
  return (
    <section aria-label="Construire" className="build">
      <h3>Construire le site</h3>
      <p className="help">Vous pouvez le construire dès maintenant, pour le voir.</p>
      <Button className="main" disabled={isBuilding} onClick={start}>
        Construire le site
      </Button>
      <div role="status">
        {isBuilding && (
          <p>
            <progress aria-label="Construction du site" /> La construction prend quelques secondes…
          </p>
        )}
        {built && (
          <>
            <p>
              Le site est construit.{' '}
              <a href={built.address} target="_blank" rel="noreferrer">
                Le voir tel qu’il sera servi (nouvel onglet)
              </a>
            </p>
            <p className="next">{built.next}</p>
          </>
        )}
        {fault && <p className="error">{fault}</p>}
      </div>
    </section>
  )
}
