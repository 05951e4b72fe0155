import type { Opening } from './api.ts'
import { Button } from './Button.tsx'
import { order, undo } from './use-atelier.ts'

type Props = {
  state: Opening
  /** What has become of what was typed. */
  status: string
  /** Leads to what was refused. */
  onWhy: (() => void) | undefined
  canUndo: boolean
  /** Points to correct, and chapters without any. */
  left: number
  done: number
  isLooking: boolean
  onLook: () => void
}

/** What has become of the last words, what can be undone, and how far it is to a published site. */
export function Header(props: Props) {
  const { state, status, onWhy, canUndo, left, done, isLooking, onLook } = props
  const { length } = state.chapters
  return (
    <header>
      <h1>
        Atelier<span className="visually-hidden"> du site « {state.folder} »</span>
      </h1>
      <div className="saved">
        <span role="status">{status}</span>
        {onWhy && <Button onClick={onWhy}>Voir pourquoi</Button>}
      </div>
      <div className="way">
        <span id="chemin">
          {left === 0
            ? 'Prêt à publier'
            : `Prêt à publier : encore ${left} ${left === 1 ? 'point' : 'points'}`}
        </span>
        <progress value={done} max={length} aria-labelledby="chemin" />
      </div>
      <Button disabled={!canUndo} onClick={() => void undo()}>
        Annuler
      </Button>
      <Button disabled={!state.canRedo} onClick={() => void order('redo')}>
        Rétablir
      </Button>
      <Button className="look quiet" aria-pressed={isLooking} onClick={onLook}>
        {isLooking ? 'Modifier' : 'Voir le site'}
      </Button>
    </header>
  )
}
