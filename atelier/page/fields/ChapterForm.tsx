import type { Field } from '../../server/list-fields.ts'
import type { State } from '../api.ts'
import { fieldId } from '../field-id.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  state: State
  /** The title of the chapter. */
  title: string
  /** Called when a legal text is unfolded: the preview then shows its page. */
  onText: (file: string) => void
}

/** The questions of one chapter. Those that few owners answer are folded away under « Avancé ». */
export function ChapterForm({ state: { fields, files, problems }, title, onText }: Props) {
  const asked = fields.filter(({ chapter }) => chapter === title)
  const filesAsked = new Set<string>(asked.map(({ file }) => file))
  const isReadOnly = [...filesAsked].some((file) => files[file]?.isBroken)
  const fileProblems = problems.filter(
    ({ level, place }) => level === 'fix' && place?.path.length === 0 && filesAsked.has(place.file),
  )
  const rare = asked.filter(({ isRare }) => isRare)

  function view(field: Field) {
    const { file, path, kind, label } = field
    const key = fieldId(file, path)
    if (kind !== 'text') return <FieldView key={key} field={field} />
    return (
      <details key={key} onToggle={({ currentTarget }) => currentTarget.open && onText(file)}>
        <summary>{label}</summary>
        <FieldView field={field} />
      </details>
    )
  }

  return (
    <>
      {fileProblems.map(({ lineInFile, message }) => (
        <p key={`${lineInFile} ${message}`} role="alert" className="error">
          {lineInFile} : {message}
        </p>
      ))}
      {isReadOnly && <p className="help">En attendant, ces champs se lisent seulement.</p>}
      <fieldset disabled={isReadOnly} aria-label="Questions">
        {asked.filter(({ isRare }) => !isRare).map(view)}
        {rare.length > 0 && (
          <details className="advanced">
            <summary>Avancé</summary>
            {rare.map(view)}
          </details>
        )}
      </fieldset>
    </>
  )
}
