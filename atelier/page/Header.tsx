/*
 * The bar at the top of the owner's page: whether all answers are saved, how much is left before publishing, and
 * the buttons « Annuler » and « Rétablir ».
 */
import { Button } from './Button.tsx'
import { redo, undo } from './saving/undo.ts'
import { type AtelierState, refusalOf } from './use-atelier.ts'

type Props = {
  atelier: AtelierState
  /** Goes to the field of a refused answer. Absent if no answer is refused. */
  onShowRefused: (() => void) | undefined
  /** How many problems must be solved before the site can be published. */
  problemCount: number
  /** The share of chapters in which no problem prevents publishing, from 0 to 1. */
  progress: number
  /** A narrow screen shows either the form or the preview: true for the preview. */
  isPreviewShown: boolean
  onTogglePreview: () => void
}

export function Header({
  atelier,
  onShowRefused,
  problemCount,
  progress,
  isPreviewShown,
  onTogglePreview,
}: Props) {
  const canUndo = atelier.done.length > 0 || atelier.drafts.length > 0
  const canRedo = atelier.undone.length > 0
  return (
    <header>
      <h1>
        Atelier<span className="visually-hidden"> du site « {atelier.state?.folder} »</span>
      </h1>
      <div className="saved">
        <span role="status">{describeSaving(atelier)}</span>
        {onShowRefused && <Button onClick={onShowRefused}>Voir pourquoi</Button>}
      </div>
      <div className="way">
        <span id="chemin">{describeProgress(problemCount)}</span>
        <progress value={progress} aria-labelledby="chemin" />
      </div>
      <Button disabled={!canUndo} onClick={() => void undo()}>
        Annuler
      </Button>
      <Button disabled={!canRedo} onClick={() => void redo()}>
        Rétablir
      </Button>
      <Button className="look quiet" aria-pressed={isPreviewShown} onClick={onTogglePreview}>
        {isPreviewShown ? 'Modifier' : 'Voir le site'}
      </Button>
    </header>
  )
}

/** Says whether all answers are saved, else why not. */
function describeSaving({ drafts, state, isOffline }: AtelierState): string {
  if (isOffline) {
    return 'L’atelier ne répond plus. Relancez « npm run atelier » : vos derniers mots attendent ici.'
  }
  if (drafts.some((draft) => refusalOf(draft, state))) return 'Pas encore enregistré.'
  if (drafts.some(({ file }) => state?.files[file]?.isBroken)) {
    return 'Pas enregistré : un fichier est à corriger.'
  }
  return drafts.length > 0 ? 'Enregistrement…' : 'Tout est enregistré.'
}

function describeProgress(problemCount: number): string {
  if (problemCount === 0) return 'Prêt à publier'
  const noun = problemCount === 1 ? 'point' : 'points'
  return `Prêt à publier : encore ${problemCount} ${noun}`
}
