import { useState } from 'react'
import { beforePublishing, isReady, verdictOf } from '../../generator/check/report.ts'
import { Refusal } from '../server/Refusal.ts'
import { ask, type Opening } from './api.ts'
import { Button } from './Button.tsx'
import type { Place } from './find-sentence.ts'

/** Where a finding shows, by the key that it is about. */
const pageOfKey: Record<string, string> = {
  video: 'Page d’accueil',
  scheduling: 'Page d’accueil',
  promise: 'Page d’accueil',
  legal: 'Pages légales',
}

const pageOf = ({ pages: [page], key: [group = ''] }: Finding) =>
  page ?? pageOfKey[group] ?? 'Tout le site'

const marks = { fix: 'À corriger', look: 'À vérifier', good: 'Vérifié' } as const

const groupsOf = (findings: Finding[]) => {
  const groups = new Map<string, Finding[]>()
  for (const finding of findings) {
    const page = pageOf(finding)
    groups.set(page, [...(groups.get(page) ?? []), finding])
  }
  return [...groups]
}

/** What a terminal would do for a finding, this page does: by the command that the message names. */
const remedies = [
  {
    command: /lancez npm run check -- --accept/i,
    label: 'Enregistrer ces textes',
    said: 'enregistrez ces textes',
    act: async ({ onAccept }: Props) => onAccept(),
  },
]

type Finding = Opening['findings'][number]
type Props = { state: Opening; onPlace: (place: Place) => void; onAccept: () => void }

/** One thing to know, and the way to mend it: a field, or a button. */
function Told({ finding, ...props }: Props & { finding: Finding }) {
  const { level, key, message } = finding
  const remedy = remedies.find(({ command }) => command.test(message))
  const sentence = remedy ? message.replace(remedy.command, remedy.said) : message
  return (
    <li data-level={level}>
      <strong>{marks[level]}</strong>
      <p>{sentence}</p>
      {remedy && <Button onClick={() => remedy.act(props)}>{remedy.label}</Button>}
      {key.length > 0 && level !== 'good' && (
        <Button onClick={() => props.onPlace({ file: 'site.yaml', path: key })}>
          Aller au champ<span className="unseen"> : {sentence.slice(0, 60)}</span>
        </Button>
      )}
    </li>
  )
}

/** « Prêt à publier ? »: all that is missing, page by page, then the button that builds. */
export function Ready(props: Props) {
  const { findings } = props.state
  return (
    <>
      <p role="status" className="verdict">
        {verdictOf(findings, beforePublishing)}
      </p>
      {groupsOf(findings).map(([page, found]) => (
        <section key={page} aria-label={page}>
          <h3>{page}</h3>
          <ul className="findings">
            {found.map((finding) => (
              <Told key={finding.message} finding={finding} {...props} />
            ))}
          </ul>
        </section>
      ))}
      <Build isReady={isReady(findings)} />
    </>
  )
}

/** Builds the site, then says what to do with it. */
function Build({ isReady }: { isReady: boolean }) {
  const [isBuilding, setBuilding] = useState(false)
  const [built, setBuilt] = useState<{ next: string; address: string }>()
  const [fault, setFault] = useState('')
  async function build() {
    setBuilding(true)
    setFault('')
    try {
      setBuilt(await ask('build'))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
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
      <Button className="main" disabled={isBuilding} onClick={build}>
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
            <p>{built.next}</p>
          </>
        )}
        {fault && <p className="error">{fault}</p>}
      </div>
    </section>
  )
}
