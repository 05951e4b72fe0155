import { Button } from './Button.tsx'
import { redo, undo } from './saving/undo.ts'
import { type AtelierState, refusalOf } from './use-atelier.ts'

/** Says whether all answers are saved, and why not. */
function statusOf({ drafts, state, isOffline }: AtelierState): string {
  if (isOffline) {
    return 'L’atelier ne répond plus. Relancez « npm run atelier » : vos derniers mots attendent ici.'
  }
  if (drafts.some((draft) => refusalOf(draft, state))) return 'Pas encore enregistré.'
  if (drafts.some(({ file }) => state?.files[file]?.isBroken)) {
    return 'Pas enregistré : un fichier est à corriger.'
  }
  return drafts.length > 0 ? 'Enregistrement…' : 'Tout est enregistré.'
}

type Props = {
  atelier: AtelierState
  /** Goes to the field of a refused answer. Absent where there is none. */
  onShowRefused: (() => void) | undefined
  /** How many problems forbid to publish. */
  problemCount: number
  /** The share of chapters without any, from 0 to 1. */
  progress: number
  /** On a narrow screen, the preview takes the place of the form. */
  isPreviewShown: boolean
  onTogglePreview: () => void
}

/** The bar at the top: whether all is saved, how much is left before publishing, undo and redo. */
export const Header = ({
  atelier,
  onShowRefused,
  problemCount,
  progress,
  isPreviewShown,
  onTogglePreview,
}: Props) => (
  <header>
    <h1>
      Atelier<span className="visually-hidden"> du site « {atelier.state?.folder} »</span>
    </h1>
    <div className="saved">
      <span role="status">{statusOf(atelier)}</span>
      {onShowRefused && <Button onClick={onShowRefused}>Voir pourquoi</Button>}
    </div>
    <div className="way">
      <span id="chemin">
        {problemCount === 0
          ? 'Prêt à publier'
          : `Prêt à publier : encore ${problemCount} ${problemCount === 1 ? 'point' : 'points'}`}
      </span>
      <progress value={progress} aria-labelledby="chemin" />
    </div>
    <Button
      disabled={atelier.done.length + atelier.drafts.length === 0}
      onClick={() => void undo()}
    >
      Annuler
    </Button>
    <Button disabled={atelier.undone.length === 0} onClick={() => void redo()}>
      Rétablir
    </Button>
    <Button className="look quiet" aria-pressed={isPreviewShown} onClick={onTogglePreview}>
      {isPreviewShown ? 'Modifier' : 'Voir le site'}
    </Button>
  </header>
)
