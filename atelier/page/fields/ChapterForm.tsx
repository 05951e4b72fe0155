import type { Chapter, Question } from '../../server/describe-form.ts'
import type { OpenFile } from '../../server/files/read-texts.ts'
import type { State } from '../api.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  chapter: Chapter
  files: Record<string, OpenFile>
  problems: State['problems']
  answerTo: (question: Question) => unknown
  /** A legal text was unfolded: the preview shows its page. */
  onText: (file: string) => void
}

/** The questions of one chapter, the advanced ones folded away. */
export function ChapterForm({
  chapter: { title, questions, advancedQuestions },
  files,
  problems,
  answerTo,
  onText,
}: Props) {
  const renderQuestion = (question: Question) => {
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
  const shownFiles = new Set([...questions, ...advancedQuestions].map(({ file }) => file))
  const isBroken = [...shownFiles].some((file) => files[file]?.isBroken)
  const fileProblems = problems.filter(
    ({ isAtField, place }) => isAtField && place?.path.length === 0 && shownFiles.has(place.file),
  )
  return (
    <div key={title}>
      {fileProblems.map(({ where, message }) => (
        <p key={`${where} ${message}`} role="alert" className="error">
          {where} : {message}
        </p>
      ))}
      {isBroken && <p className="help">En attendant, ces champs se lisent seulement.</p>}
      <fieldset className="chapter" disabled={isBroken} aria-label="Questions">
        {questions.map(renderQuestion)}
        {advancedQuestions.length > 0 && (
          <details className="advancedQuestions">
            <summary>Avancé</summary>
            {advancedQuestions.map(renderQuestion)}
          </details>
        )}
      </fieldset>
    </div>
  )
}
