import { Button } from './Button.tsx'
import { redo, undo } from './save-answers.ts'
import type { AtelierState } from './use-atelier.ts'

/** What has become of what was typed. */
function statusOf({ drafts, state, isOffline }: AtelierState): string {
  if (isOffline) {
    return 'L’atelier ne répond plus. Relancez « npm run atelier » : vos derniers mots attendent ici.'
  }
  if (drafts.some(({ messages }) => messages)) return 'Pas encore enregistré.'
  if (drafts.some(({ file }) => state?.files[file]?.isBroken)) {
    return 'Pas enregistré : un fichier est à corriger.'
  }
  return drafts.length > 0 ? 'Enregistrement…' : 'Tout est enregistré.'
}

type Props = {
  work: AtelierState
  /** Leads to what was refused. */
  onWhy: (() => void) | undefined
  /** Points to correct, and the share of chapters that have none. */
  left: number
  done: number
  isLooking: boolean
  onLook: () => void
}

/** What has become of the last words, what can be undone, and how far it is to a published site. */
export const Header = ({ work, onWhy, left, done, isLooking, onLook }: Props) => (
  <header>
    <h1>
      Atelier<span className="visually-hidden"> du site « {work.state?.folder} »</span>
    </h1>
    <div className="saved">
      <span role="status">{statusOf(work)}</span>
      {onWhy && <Button onClick={onWhy}>Voir pourquoi</Button>}
    </div>
    <div className="way">
      <span id="chemin">
        {left === 0
          ? 'Prêt à publier'
          : `Prêt à publier : encore ${left} ${left === 1 ? 'point' : 'points'}`}
      </span>
      <progress value={done} aria-labelledby="chemin" />
    </div>
    <Button disabled={work.done.length + work.drafts.length === 0} onClick={() => void undo()}>
      Annuler
    </Button>
    <Button disabled={work.undone.length === 0} onClick={() => void redo()}>
      Rétablir
    </Button>
    <Button className="look quiet" aria-pressed={isLooking} onClick={onLook}>
      {isLooking ? 'Modifier' : 'Voir le site'}
    </Button>
  </header>
)
