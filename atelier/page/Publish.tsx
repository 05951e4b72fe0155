import { useState } from 'react'
import { beforePublishing, verdictOf } from '../../generator/check/report.ts'
import { HttpError } from '../server/HttpError.ts'
import type { Place } from '../server/place-of.ts'
import { Button } from './Button.tsx'
import { type Finding, Findings } from './Findings.tsx'
import { build } from './use-atelier.ts'

type Props = {
  groups: { title: string; findings: Finding[] }[]
  others: Finding[]
  folder: string
  onPlace: (place: Place) => void
  onAccept: () => void
}

/** « Prêt à publier ? »: all that is missing, chapter by chapter, then the button that builds. */
export function Publish({ groups, others, ...ways }: Props) {
  return (
    <>
      <h3>Prêt à publier ?</h3>
      <p role="status" className="verdict">
        {verdictOf([...groups.flatMap(({ findings }) => findings), ...others], beforePublishing)}
      </p>
      {groups.map(({ title, findings }) => (
        <details key={title}>
          <summary>
            {title} <span className="count">{findings.length}</span>
          </summary>
          <Findings findings={findings} {...ways} />
        </details>
      ))}
      {others.length > 0 && (
        <details>
          <summary>
            À vérifier vous-même <span className="count quiet">{others.length}</span>
          </summary>
          <Findings findings={others} {...ways} />
        </details>
      )}
      <Build isReady={groups.length === 0} />
    </>
  )
}

/** Builds the site, then says what to do with it. */
function Build({ isReady }: { isReady: boolean }) {
  const [isBuilding, setBuilding] = useState(false)
  const [built, setBuilt] = useState<{ next: string; address: string }>()
  const [fault, setFault] = useState('')
  async function start() {
    setBuilding(true)
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
      {!isReady && (
        <p className="help">
          Vous pouvez déjà le construire pour le voir : il n’est pas encore prêt à être publié.
        </p>
      )}
      <Button className="main" disabled={isBuilding} onClick={start}>
        Construire le site
      </Button>
      <div role="status">
        {isBuilding && (
          <p>
            <progress aria-label="Construction du site" /> La construction prend quelques secondes…
          </p>
        )}
        {built && !isBuilding && (
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
