import { Button } from './Button.tsx'
import { redo, undo } from './follow-server.ts'
import { type Store, unsavedFiles, useStore } from './store.ts'

type Props = {
  problemCount: number
  /** The share of chapters in which no problem prevents publishing, from 0 to 1. */
  progress: number
  isPreviewShown: boolean
  onTogglePreview: () => void
}

/** The bar at the top: whether all is saved, what is left before publishing, undo and redo. */
export function Header({ problemCount, progress, isPreviewShown, onTogglePreview }: Props) {
  const store = useStore()
  return (
    <header>
      <h1>
        Atelier<span className="visually-hidden"> du site « {store.state?.folder} »</span>
      </h1>
      <p role="status" className="saved">
        {describeSaving(store)}
      </p>
      <div className="undo">
        <Button aria-label="Annuler" disabled={store.past.length === 0} onClick={undo}>
          <Arrow />
        </Button>
        <Button aria-label="Rétablir" disabled={store.future.length === 0} onClick={redo}>
          <Arrow />
        </Button>
      </div>
      <div className="way">
        <span id="chemin">{describeProgress(problemCount)}</span>
        <progress value={progress} aria-labelledby="chemin" />
      </div>
      <Button className="look quiet" aria-pressed={isPreviewShown} onClick={onTogglePreview}>
        {isPreviewShown ? 'Modifier' : 'Voir le site'}
      </Button>
    </header>
  )
}

const Arrow = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3" />
  </svg>
)

function describeSaving(store: Store): string {
  if (store.failure) return store.failure.sentence
  const unsaved = unsavedFiles(store)
  const isStuck = unsaved.some((name) => store.state?.files[name]?.isBroken)
  if (isStuck) return 'Pas enregistré : un fichier est à corriger.'
  return unsaved.length > 0 ? 'Enregistrement…' : 'Tout est enregistré.'
}

function describeProgress(problemCount: number): string {
  if (problemCount === 0) return 'Prêt à publier'
  const noun = problemCount === 1 ? 'point' : 'points'
  return `Prêt à publier : encore ${problemCount} ${noun}`
}
