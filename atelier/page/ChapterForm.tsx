import type { ReactNode } from 'react'
import type { Chapter, Question } from '../server/describe-form.ts'
import type { OpenFile } from '../server/open-store.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  chapter: Chapter
  files: Record<string, OpenFile>
  answerTo: (question: Question) => unknown
  children: ReactNode
}

/** The questions of one chapter; what few owners change is folded away. */
export function ChapterForm({ chapter: { id, asks, rare }, files, answerTo, children }: Props) {
  const draw = (question: Question) => (
    <FieldView
      key={[question.file, ...question.path].join('.')}
      {...question}
      value={answerTo(question)}
    />
  )
  const broken = [...new Set([...asks, ...rare].map(({ file }) => file))].filter(
    (file) => files[file]?.fault,
  )
  return (
    <div key={id}>
      {broken.map((file) => (
        <p key={file} role="alert" className="error">
          {files[file]?.fault} En attendant, ces champs se lisent seulement.
        </p>
      ))}
      <fieldset className="chapter" disabled={broken.length > 0} aria-label="Questions">
        {asks.map(draw)}
        {children}
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
