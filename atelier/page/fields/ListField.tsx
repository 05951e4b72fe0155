/*
 * A list whose rows are groups of questions, with buttons to add and to remove a row.
 */
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../Button.tsx'
import { focusAt } from '../focus-at.ts'
import { edit } from '../saving/save-drafts.ts'
import { FieldView } from './FieldView.tsx'
import type { FieldProps } from './field-props.ts'

export function ListField({ file, path, field, value }: FieldProps) {
  const answers: unknown[] = Array.isArray(value) ? value : []
  const answerCount = answers.length
  // The index of the row that was added and that has no answer yet.
  const [addedRow, setAddedRow] = useState<number | null>(null)
  const hasEmptyRow = addedRow === answerCount
  const rows = hasEmptyRow ? [...answers, undefined] : answers

  // Once the owner has answered in the added row, it belongs to `answers`, and « Annuler » removes it
  // whole.
  useEffect(() => {
    if (addedRow !== null && addedRow < answerCount) setAddedRow(null)
  }, [addedRow, answerCount])

  // The pressed button is disabled or disappears, so both functions move the focus. `flushSync`
  // renders the rows first, because only what is on the page can be focused.
  function addRow() {
    flushSync(() => setAddedRow(answerCount))
    focusAt({ file, path: [...path, answerCount] })
  }

  function removeRow(removed: number) {
    const remaining = answers.filter((_, row) => row !== removed)
    edit(file, path, remaining.length > 0 ? remaining : undefined)
    flushSync(() => setAddedRow(null))
    focusAt({ file, path })
  }

  return (
    <>
      <ol className="items">
        {rows.map((answer, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={row}>
            {field.item && (
              <FieldView file={file} path={[...path, row]} field={field.item} value={answer} />
            )}
            <Button onClick={() => removeRow(row)}>
              Retirer<span className="visually-hidden"> l’élément {row + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <Button disabled={hasEmptyRow} onClick={addRow}>
        Ajouter<span className="visually-hidden"> : {field.label}</span>
      </Button>
    </>
  )
}
