import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../Button.tsx'
import { focusAt } from '../focus-at.ts'
import { edit } from '../saving/save-drafts.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps & { renderRow: (row: number) => ReactNode }

/** A list whose rows are groups of questions, with buttons to add and to remove a row. */
export function ListField({ file, path, field, value, renderRow }: Props) {
  const answers: unknown[] = Array.isArray(value) ? value : []
  const answerCount = answers.length
  // The index of the row that was added and that has no answer yet.
  const [addedRow, setAddedRow] = useState<number>()
  const hasEmptyRow = addedRow === answerCount
  const rowCount = hasEmptyRow ? answerCount + 1 : answerCount
  // Once the owner has answered in the added row, « Annuler » removes it whole.
  if (addedRow !== undefined && addedRow < answerCount) setAddedRow(undefined)

  // The pressed button is disabled or disappears, so both functions move the focus. `flushSync`
  // renders the rows first, because only what is on the page can be focused.
  function addRow() {
    flushSync(() => setAddedRow(answerCount))
    focusAt({ file, path: [...path, answerCount] })
  }

  function removeRow(removed: number) {
    const remaining = answers.filter((_, row) => row !== removed)
    edit(file, path, remaining.length > 0 ? remaining : undefined)
    flushSync(() => setAddedRow(undefined))
    focusAt({ file, path })
  }

  return (
    <>
      <ol className="items">
        {Array.from({ length: rowCount }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={row}>
            {renderRow(row)}
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
