import type { Verdict } from '../../../owner/problems/verdict.ts'
import type { ShownProblem } from '../../server/show-problem.ts'
import { Button } from '../Button.tsx'
import { edit } from '../store.ts'

type Props = {
  problems: ShownProblem[]
  verdict: Verdict
  /** Unfolds the lists. */
  isOpen?: boolean
  onField: (id: string) => void
}

/** Problems in a list for each level, with buttons that mend them, or that lead to their fields. */
export const Findings = ({ problems, verdict, isOpen, onField }: Props) =>
  Object.entries(verdict.titles).map(([level, title]) => {
    const found = problems.filter((problem) => problem.level === level)
    if (found.length === 0) return null
    return (
      <details key={level} open={isOpen}>
        <summary>
          {title} <span className="count">{found.length}</span>
        </summary>
        <ul className="findings">
          {found.map((problem, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same
            <Finding key={index} {...problem} onField={onField} />
          ))}
        </ul>
      </details>
    )
  })

const Finding = ({
  level,
  name,
  message,
  field,
  remedy,
  onField,
}: ShownProblem & Pick<Props, 'onField'>) => (
  <li>
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
)
