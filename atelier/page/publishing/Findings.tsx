import { groups } from '../../../owner/problems/verdict.ts'
import type { ShownProblem } from '../../server/show-problem.ts'
import { Button } from '../Button.tsx'
import { edit } from '../store.ts'

type ListProps = { problems: ShownProblem[]; onField: (id: string) => void }

/** A folded list of problems. */
export const Findings = ({ title, ...list }: ListProps & { title: string }) =>
  list.problems.length > 0 && (
    <details>
      <summary>
        {title} <span className="count">{list.problems.length}</span>
      </summary>
      <FindingList {...list} />
    </details>
  )

/** Problems, with buttons that mend them, or that lead to their fields. */
export const FindingList = ({ problems, onField }: ListProps) => (
  <ul className="findings">
    {problems.map(({ level, name, message, field, remedy }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same
      <li key={index}>
        <strong>{groups[level]}</strong>
        <p>
          {name && `${name} : `}
          {message}
        </p>
        <div className="tools">
          {remedy && <Button onClick={() => edit(remedy.answers)}>{remedy.words}</Button>}
          {field && level !== 'good' && (
            <Button onClick={() => onField(field)}>
              Aller au champ<span className="visually-hidden"> : {name || message}</span>
            </Button>
          )}
        </div>
      </li>
    ))}
  </ul>
)
