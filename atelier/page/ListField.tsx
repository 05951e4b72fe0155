import { useState } from 'react'
import { withValue } from '../../generator/schema/values.ts'
import { Button } from './Button.tsx'
import { type FieldProps, FieldView } from './FieldView.tsx'
import { FormContext, useForm } from './form-context.ts'

/** Several groups of questions, and one more where the owner adds one. A list is saved whole. */
export function ListField({ file, path, field, value }: FieldProps) {
  const form = useForm()
  const [isAdding, setAdding] = useState(false)
  const items = Array.isArray(value) ? value : []
  const rows: unknown[] = isAdding ? [...items, undefined] : items
  const put = (next: unknown[]) => {
    setAdding(false)
    form.edit(file, path, next.length > 0 ? next : undefined)
  }
  const edit: typeof form.edit = (_, at, next) =>
    put(withValue(rows, at.slice(path.length), next) as unknown[])
  return (
    <>
      <FormContext value={{ ...form, edit }}>
        <ol className="items">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            <li key={index}>
              {field.item && (
                <FieldView file={file} path={[...path, index]} field={field.item} value={row} />
              )}
              <Button onClick={() => put(rows.filter((_, other) => other !== index))}>
                Retirer<span className="visually-hidden"> l’élément {index + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      </FormContext>
      <Button disabled={isAdding} onClick={() => setAdding(true)}>
        Ajouter<span className="visually-hidden"> : {field.label}</span>
      </Button>
    </>
  )
}
