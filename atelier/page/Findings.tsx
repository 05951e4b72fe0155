import { groups } from '../../owner/problems/report.ts'
import type { Place } from '../server/place-of.ts'
import type { State } from './api.ts'
import { Button } from './Button.tsx'
import { ReviewForm } from './ReviewForm.tsx'
import { accept } from './use-atelier.ts'

export type Finding = State['findings'][number]

type Props = {
  title: string
  findings: Finding[]
  folder: string
  onPlace: (place: Place) => void
}

/** Things to know, folded away, each with the way to mend it: a field, a text, or a button. */
export const Findings = ({ title, findings, folder, onPlace }: Props) =>
  findings.length > 0 && (
    <details className="left">
      <summary>
        {title} <span className="count">{findings.length}</span>
      </summary>
      <ul className="findings">
        {findings.map(({ level, message, place, mayAccept, mayReview }) => (
          <li key={message} data-level={level}>
            <strong>{groups[level]}</strong>
            <p>{message}</p>
            {place?.path.length === 0 && (
              <p className="help">Fichier : {`${folder}/${place.file}`}</p>
            )}
            <p className="tools">
              {mayReview && <ReviewForm />}
              {mayAccept && <Button onClick={() => void accept()}>Enregistrer ces textes</Button>}
              {place && level !== 'good' && (
                <Button onClick={() => onPlace(place)}>
                  {place.path.length > 0 ? 'Aller au champ' : 'Ouvrir le texte'}
                  <span className="visually-hidden"> : {message.slice(0, 60)}</span>
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
