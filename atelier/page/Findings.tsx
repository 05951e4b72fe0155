import type { Place } from '../server/place-of.ts'
import type { Opening } from './api.ts'
import { Button } from './Button.tsx'

export type Finding = Opening['findings'][number]

const marks = { fix: 'À corriger', look: 'À vérifier', good: 'Vérifié' } as const

type Props = {
  findings: Finding[]
  folder: string
  onPlace: (place: Place) => void
  onAccept: () => void
}

/** Things to know, each with the way to mend it: a field, a text, or a button. */
export const Findings = ({ findings, folder, onPlace, onAccept }: Props) => (
  <ul className="findings">
    {findings.map(({ level, message, place, mayAccept }) => (
      <li key={message} data-level={level}>
        <strong>{marks[level]}</strong>
        <p>{message}</p>
        {place?.path.length === 0 && <p className="help">Fichier : {`${folder}/${place.file}`}</p>}
        <p className="tools">
          {mayAccept && <Button onClick={onAccept}>Enregistrer ces textes</Button>}
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
)
