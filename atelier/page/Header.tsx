import { beforePublishing, verdictOf } from '../../owner/problems/verdict.ts'
import type { ShownProblem } from '../server/show-problem.ts'
import { Button } from './Button.tsx'
import { redo, undo, useStore } from './store.ts'

/** The bar at the top: whether all is saved, what is left before publishing, undo and redo. */
export function Header({ problems }: { problems: ShownProblem[] }) {
  const { state, failure, unsaved, past, future } = useStore()
  const isSaved = unsaved.length === 0
  return (
    <header>
      <h1>
        Atelier<span className="visually-hidden"> du site « {state?.folder} »</span>
      </h1>
      <p role="status" className="saved">
        {failure || (isSaved ? 'Tout est enregistré.' : 'Enregistrement…')}
      </p>
      <div className="undo">
        <Button aria-label="Annuler" disabled={past.length === 0} onClick={undo}>
          <Arrow />
        </Button>
        <Button aria-label="Rétablir" disabled={future.length === 0} onClick={redo}>
          <Arrow />
        </Button>
      </div>
      <p>{verdictOf(problems, beforePublishing)}</p>
    </header>
  )
}

const Arrow = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3" />
  </svg>
)
