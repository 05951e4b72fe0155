import { valueAt } from '../../../owner/values.ts'
import type { Chapter, Question } from '../../server/describe-form.ts'
import { shownData, useAtelier } from '../use-atelier.ts'
import { FieldView } from './FieldView.tsx'
import { fieldId } from './field-props.ts'

type Props = {
  chapter: Chapter
  /** Called when a legal text is unfolded: the preview then shows its page. */
  onText: (file: string) => void
}

/** The questions of one chapter. Those that few owners answer are folded away under « Avancé ». */
export function ChapterForm({ chapter: { questions, advancedQuestions }, onText }: Props) {
  const { files = {}, problems = [] } = useAtelier().state ?? {}
  const filesAsked = new Set([...questions, ...advancedQuestions].map(({ file }) => file))
  const isReadOnly = [...filesAsked].some((file) => files[file]?.isBroken)
  const fileProblems = problems.filter(
    ({ isAtField, place }) => isAtField && place?.path.length === 0 && filesAsked.has(place.file),
  )
  const renderQuestion = (question: Question) => (
    <QuestionView key={fieldId(question.file, question.path)} question={question} onText={onText} />
  )

  return (
    <>
      {fileProblems.map(({ lineInFile, message }) => (
        <p key={`${lineInFile} ${message}`} role="alert" className="error">
          {lineInFile} : {message}
        </p>
      ))}
      {isReadOnly && <p className="help">En attendant, ces champs se lisent seulement.</p>}
      <fieldset className="chapter" disabled={isReadOnly} aria-label="Questions">
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

function QuestionView({ question, onText }: { question: Question } & Pick<Props, 'onText'>) {
  const { file, path, field } = question
  const answer = valueAt(shownData(file, useAtelier()), path)
  const view = <FieldView file={file} path={path} field={field} value={answer} />
  if (field.kind !== 'text') return view
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && onText(file)}>
      <summary>{field.label}</summary>
      {view}
    </details>
  )
}
