import { useState } from 'react'
import { isObject, withValue } from '../../generator/schema/values.ts'
import { Button } from './Button.tsx'
import { type FieldProps, FieldView, None } from './FieldView.tsx'
import { type FieldPath, FormContext, useForm } from './form-context.ts'

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (isObject(value) && Object.values(value).every(isBlank))

/** A list, some of whose rows may still be empty: only what was typed is an item. */
export function ListField({ file, path, field, value }: FieldProps) {
  const form = useForm()
  const [drawn, draw] = useState<unknown[]>([])
  const items = Array.isArray(value) ? value : []
  const typed = drawn.filter((row) => !isBlank(row))
  // Somebody else may have changed the list meanwhile.
  const rows = JSON.stringify(typed) === JSON.stringify(items) ? drawn : items
  const put = (next: unknown[]) => {
    const said = next.filter((row) => !isBlank(row))
    draw(next)
    form.edit(file, path, said.length > 0 ? said : undefined)
  }
  // A list is one value: it is saved whole.
  const inRows = {
    ...form,
    edit(_: string, at: FieldPath, next: unknown) {
      const [index, ...rest] = at.slice(path.length)
      put(rows.map((row, other) => (other === index ? withValue(row, rest, next) : row)))
    },
  }
  return (
    <>
      {field.mayBeNone && rows.length === 0 && (
        <None
          isNone={Array.isArray(value)}
          name={field.label}
          onNone={(none) => form.edit(file, path, none ? [] : undefined)}
        />
      )}
      <FormContext value={inRows}>
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
      <Button onClick={() => draw([...rows, undefined])}>
        Ajouter<span className="visually-hidden"> : {field.label}</span>
      </Button>
    </>
  )
}
