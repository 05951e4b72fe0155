import { beforePublishing, verdictOf } from '../../owner/problems/verdict.ts'
import type { State } from '../server/follow-site.ts'
import { Button } from './Button.tsx'
import { hasUnsaved, redo, undo, useStore } from './store.ts'

/** The bar at the top: whether all is saved, what is left before publishing, undo and redo. */
export function Header({ state: { folder, problems } }: { state: State }) {
  const store = useStore()
  const { failure, past, future } = store
  return (
    <header>
      <h1>
        Atelier<span className="visually-hidden"> du site « {folder} »</span>
      </h1>
      <p role="status" className="saved">
        {failure || (hasUnsaved(store) ? 'Enregistrement…' : 'Tout est enregistré.')}
      </p>
      <Button disabled={past.length === 0} onClick={undo}>
        Annuler
      </Button>
      <Button disabled={future.length === 0} onClick={redo}>
        Rétablir
      </Button>
      <p>{verdictOf(problems, beforePublishing)}</p>
    </header>
  )
}
