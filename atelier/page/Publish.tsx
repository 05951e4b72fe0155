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
  const all = [...groups, { title: 'À vérifier vous-même', findings: others }]
  const findings = all.flatMap((each) => each.findings)
  return (
    <>
      <h3>Prêt à publier ?</h3>
      <p role="status" className="verdict">
        {verdictOf(findings, beforePublishing)}
      </p>
      {all.map(
        (group) =>
          group.findings.length > 0 && (
            <details key={group.title}>
              <summary>
                {group.title} <span className="count">{group.findings.length}</span>
              </summary>
              <Findings findings={group.findings} {...ways} />
            </details>
          ),
      )}
      <Build />
    </>
  )
}

/** Builds the site, then says what to do with it. */
function Build() {
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
