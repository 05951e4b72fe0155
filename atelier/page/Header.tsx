import type { Place } from '../server/show-problem.ts'
import { Button } from './Button.tsx'
import { redo, undo } from './saving/undo.ts'
import { type AtelierState, isFileBroken, isRefused, useAtelier } from './use-atelier.ts'

type Props = {
  problemCount: number
  /** The share of chapters in which no problem prevents publishing, from 0 to 1. */
  progress: number
  isPreviewShown: boolean
  onTogglePreview: () => void
  onPlace: (place: Place) => void
}

/** The bar at the top: whether all is saved, what is left before publishing, undo and redo. */
export function Header(props: Props) {
  const { problemCount, progress, isPreviewShown, onTogglePreview, onPlace } = props
  const atelier = useAtelier()
  const { state, drafts, done, undone, isOffline } = atelier
  const refusedDraft = drafts.find(isRefused)
  return (
    <header>
      <h1>
        Atelier<span className="visually-hidden"> du site « {state?.folder} »</span>
      </h1>
      <div className="saved">
        <span role="status">{describeSaving(atelier)}</span>
        {refusedDraft && !isOffline && (
          <Button onClick={() => onPlace(refusedDraft)}>Voir pourquoi</Button>
        )}
      </div>
      <div className="way">
        <span id="chemin">{describeProgress(problemCount)}</span>
        <progress value={progress} aria-labelledby="chemin" />
      </div>
      <Button disabled={done.length + drafts.length === 0} onClick={() => void undo()}>
        Annuler
      </Button>
      <Button disabled={undone.length === 0} onClick={() => void redo()}>
        Rétablir
      </Button>
      <Button className="look quiet" aria-pressed={isPreviewShown} onClick={onTogglePreview}>
        {isPreviewShown ? 'Modifier' : 'Voir le site'}
      </Button>
    </header>
  )
}

function describeSaving(atelier: AtelierState): string {
  const { drafts, isOffline } = atelier
  if (isOffline) {
    return 'L’atelier ne répond plus. Relancez « npm run atelier » : vos derniers mots attendent ici.'
  }
  if (drafts.some(isRefused)) return 'Pas encore enregistré.'
  if (drafts.some((draft) => isFileBroken(draft, atelier))) {
    return 'Pas enregistré : un fichier est à corriger.'
  }
  return drafts.length > 0 ? 'Enregistrement…' : 'Tout est enregistré.'
}

function describeProgress(problemCount: number): string {
  if (problemCount === 0) return 'Prêt à publier'
  const noun = problemCount === 1 ? 'point' : 'points'
  return `Prêt à publier : encore ${problemCount} ${noun}`
}
