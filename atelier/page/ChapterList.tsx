import { isLeft, pointsLeft } from '../../owner/problems/verdict.ts'
import type { ShownProblem } from '../server/show-problem.ts'
import { Button } from './Button.tsx'

type Props = {
  chapters: { title: string }[]
  problems: ShownProblem[]
  /** Title of the open chapter. */
  open: string
  onOpen: (title: string) => void
}

export const ChapterList = ({ chapters, problems, open, onOpen }: Props) => (
  <nav aria-label="Chapitres">
    <ol>
      {chapters.map(({ title }) => {
        const left = problems.filter((problem) => problem.chapter === title && isLeft(problem))
        return (
          <li key={title}>
            <Button
              aria-current={title === open ? 'page' : undefined}
              onClick={() => onOpen(title)}
            >
              <span>{title}</span>{' '}
              <span className={left.length > 0 ? 'count' : undefined}>
                <span aria-hidden="true">{left.length || '✓'}</span>
                <span className="visually-hidden">
                  {pointsLeft(left) || 'rien à corriger, rien à vérifier'}
                </span>
              </span>
            </Button>
          </li>
        )
      })}
    </ol>
  </nav>
)
