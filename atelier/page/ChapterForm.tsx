import type { Chapter, Question } from '../server/describe-form.ts'
import type { OpenFile } from '../server/read-texts.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  chapter: Chapter
  files: Record<string, OpenFile>
  answerTo: (question: Question) => unknown
  /** A text is being read: its page belongs beside it. */
  onText: (file: string) => void
}

/** The questions of one chapter; what few owners change is folded away. */
export function ChapterForm({ chapter: { title, asks, rare }, files, answerTo, onText }: Props) {
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
  const faults = new Set([...asks, ...rare].flatMap(({ file }) => files[file]?.fault ?? []))
  return (
    <div key={title}>
      {[...faults].map((fault) => (
        <p key={fault} role="alert" className="error">
          {fault} En attendant, ces champs se lisent seulement.
        </p>
      ))}
      <fieldset className="chapter" disabled={faults.size > 0} aria-label="Questions">
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
