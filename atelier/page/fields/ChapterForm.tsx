/*
 * The questions of one chapter. Those that few owners answer are folded away under « Avancé », and each legal
 * text under its title. A file that cannot be read makes the questions of the chapter read-only.
 */
import { valueAt } from '../../../owner/values.ts'
import type { Chapter, Question } from '../../server/describe-form.ts'
import { shownData, useAtelier } from '../use-atelier.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  chapter: Chapter
  /** Called when a legal text is unfolded: the preview then shows its page. */
  onText: (file: string) => void
}

export function ChapterForm({ chapter: { questions, advancedQuestions }, onText }: Props) {
  const atelier = useAtelier()
  const { files = {}, problems = [] } = atelier.state ?? {}
  const filesAsked = new Set([...questions, ...advancedQuestions].map(({ file }) => file))
  const isBroken = [...filesAsked].some((file) => files[file]?.isBroken)
  const fileProblems = problems.filter(
    ({ isAtField, place }) => isAtField && place?.path.length === 0 && filesAsked.has(place.file),
  )

  const renderQuestion = (question: Question) => {
    const { file, path, field } = question
    const key = [file, ...path].join('.')
    const answer = valueAt(shownData(file, atelier), path)
    const view = <FieldView key={key} {...question} value={answer} />
    if (field.kind !== 'text') return view
    return (
      <details key={key} onToggle={({ currentTarget }) => currentTarget.open && onText(file)}>
        <summary>{field.label}</summary>
        {view}
      </details>
    )
  }

  return (
    <>
      {fileProblems.map(({ where, message }) => (
        <p key={`${where} ${message}`} role="alert" className="error">
          {where} : {message}
        </p>
      ))}
      {isBroken && <p className="help">En attendant, ces champs se lisent seulement.</p>}
      <fieldset className="chapter" disabled={isBroken} aria-label="Questions">
        {questions.map(renderQuestion)}
        {advancedQuestions.length > 0 && (
          <details className="advanced">
            <summary>Avancé</summary>
            {advancedQuestions.map(renderQuestion)}
          </details>
        )}
      </fieldset>
    </>
  )
}
