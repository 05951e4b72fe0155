import type { Chapter, Question } from '../../server/describe-form.ts'
import type { OpenFile } from '../../server/files/read-texts.ts'
import type { State } from '../api.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  chapter: Chapter
  files: Record<string, OpenFile>
  problems: State['problems']
  answerTo: (question: Question) => unknown
  /** A text is being read: its page belongs beside it. */
  onText: (file: string) => void
}

/** The questions of one chapter; what few owners change is folded away. */
export function ChapterForm({
  chapter: { title, asks, rare },
  files,
  problems,
  answerTo,
  onText,
}: Props) {
  const draw = (question: Question) => {
    const { file, path, field } = question
    const key = [file, ...path].join('.')
    const view = <FieldView key={key} {...question} value={answerTo(question)} />
    if (field.kind !== 'text') return view
    return (
      <details key={key} onToggle={({ currentTarget }) => currentTarget.open && onText(file)}>
        <summary>{field.label}</summary>
        {view}
      </details>
    )
  }
  const asked = new Set([...asks, ...rare].map(({ file }) => file))
  const isBroken = [...asked].some((file) => files[file]?.isBroken)
  const ofFiles = problems.filter(
    ({ isAtField, place }) => isAtField && place?.path.length === 0 && asked.has(place.file),
  )
  return (
    <div key={title}>
      {ofFiles.map(({ where, message }) => (
        <p key={`${where} ${message}`} role="alert" className="error">
          {where} : {message}
        </p>
      ))}
      {isBroken && <p className="help">En attendant, ces champs se lisent seulement.</p>}
      <fieldset className="chapter" disabled={isBroken} aria-label="Questions">
        {asks.map(draw)}
        {rare.length > 0 && (
          <details className="rare">
            <summary>Avancé</summary>
            {rare.map(draw)}
          </details>
        )}
      </fieldset>
    </div>
  )
}
