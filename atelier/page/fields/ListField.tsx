import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { WrittenValue } from '../../../owner/read/read-yaml.ts'
import type { RowsField } from '../../server/describe-field.ts'
import { Button } from '../Button.tsx'
import { focusAt } from '../focus-at.ts'
import { edit } from '../saving/save-drafts.ts'
import type { FieldProps } from './field-props.ts'

type Props = FieldProps<RowsField> & { renderRow: (row: number) => ReactNode }

/** A list whose rows are groups of questions, with buttons to add and to remove a row. */
export function ListField({ file, path, field, value, renderRow }: Props) {
  const answers: WrittenValue[] = Array.isArray(value) ? value : []
  // The index of the row that « Ajouter » has added, until the owner answers in it.
  const [emptyRow, setEmptyRow] = useState<number>()
  const hasEmptyRow = emptyRow === answers.length
  const rows = hasEmptyRow ? [...answers, undefined] : answers
  // Once the owner has answered in the new row, its index is forgotten: otherwise an empty row would
  // show again after « Annuler » has removed the answer.
  const isEmptyRowAnswered = emptyRow !== undefined && emptyRow < answers.length
  if (isEmptyRowAnswered) setEmptyRow(undefined)

  // A pressed button may be disabled after a row is added, and vanishes with a removed row, so `add` and
  // `remove` move the focus. `flushSync` renders the rows first: only a field on the page can have the focus.
  function addRow() {
    flushSync(() => setEmptyRow(answers.length))
    focusAt({ file, path: [...path, answers.length] })
  }

  function removeRow(removed: number) {
    const remaining = answers.filter((_, row) => row !== removed)
    edit(file, path, remaining.length > 0 ? remaining : undefined)
    flushSync(() => setEmptyRow(undefined))
    focusAt({ file, path })
  }

  return (
    <>
      <ol className="items">
        {rows.map((_, row) => (
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
