import { useState } from 'react'
import { isObject } from '../../generator/schema/values.ts'
import type { Form } from '../server/describe-form.ts'
import { type FieldProps, Group } from './FieldView.tsx'
import { ariaProps, fieldId, useForm } from './form-context.ts'

/** How many keys of what is written belong to a way of answering. */
function agreement({ value, fixed, fields }: Form, data: unknown): number {
  if (!isObject(data)) return Number(value !== undefined && data === value)
  const isKnown = ([key, word]: [string, unknown]) =>
    fixed[key] === word || fields.some(({ name }) => name === key)
  return Object.entries(data).filter(isKnown).length
}

/** What is left of an answer when another way is chosen. */
function translate({ value, fixed, fields }: Form, data: unknown): unknown {
  const kept = isObject(data) ? fields.map(({ name }) => [name, data[name]]) : []
  return value ?? { ...Object.fromEntries(kept), ...fixed }
}

/** A value that can be answered in several ways: which one, then its own questions. */
export function FormsField({ file, path, field, value }: FieldProps) {
  const { messagesAt, edit } = useForm()
  const { forms = [] } = field
  const [picked, pick] = useState<Form>()
  const [best] = forms.toSorted((a, b) => agreement(b, value) - agreement(a, value))
  const form = value === undefined ? undefined : (picked ?? best)
  return (
    <>
      <select
        {...ariaProps(fieldId(file, path), messagesAt(file, path))}
        aria-label={field.label}
        value={form ? forms.indexOf(form) : ''}
        onChange={({ target }) => {
          const next = forms[Number(target.value || Number.NaN)]
          pick(next)
          edit(file, path, next && translate(next, value))
        }}
      >
        <option value="">Sans réponse</option>
        {forms.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      {form && <Group file={file} path={path} value={value} field={{ ...field, ...form }} />}
    </>
  )
}
