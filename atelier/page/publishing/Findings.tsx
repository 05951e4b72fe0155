import { groups } from '../../../owner/problems/verdict.ts'
import { overlap } from '../../../owner/values.ts'
import type { Place, ShownProblem } from '../../server/show-problem.ts'
import { Button } from '../Button.tsx'
import { Remedies } from '../fields/Messages.tsx'
import { useStore } from '../store.ts'

type Props = { title: string; problems: ShownProblem[]; onPlace: (place: Place) => void }

/**
 * The largest number of buttons that the list shows for one problem. Where more answers would solve it, they
 * are shown at its field only.
 */
const MAX_REMEDIES = 3

/** A folded list of problems. Each problem has buttons that mend it, or that lead to its field or text. */
export const Findings = ({ title, problems, onPlace }: Props) =>
  problems.length > 0 && (
    <details className="left">
      <summary>
        {title} <span className="count">{problems.length}</span>
      </summary>
      <FindingList problems={problems} onPlace={onPlace} />
    </details>
  )

export function FindingList({ problems, onPlace }: Omit<Props, 'title'>) {
  const { fields = [] } = useStore().state ?? {}
  // The problems of a whole YAML file are mended in a text editor.
  const isInForm = ({ file, path }: Place) =>
    (path.length > 0 || !file.endsWith('.yaml')) &&
    fields.some((field) => field.file === file && overlap(field.path, path))
  return (
    <ul className="findings">
      {problems.map(({ level, name, message, place, lineInFile, remedies }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same
        <li key={index} data-level={level}>
          <strong>{groups[level]}</strong>
          <p>
            {name && `${name} : `}
            {message}
          </p>
          {lineInFile && <p className="help">{lineInFile}</p>}
          {place && (
            <div className="tools">
              {remedies.length <= MAX_REMEDIES && (
                <Remedies file={place.file} remedies={remedies} />
              )}
              {level !== 'good' && isInForm(place) && (
                <Button onClick={() => onPlace(place)}>
                  {place.path.length > 0 ? 'Aller au champ' : 'Ouvrir le texte'}
                  <span className="visually-hidden"> : {name || message.slice(0, 60)}</span>
                </Button>
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
