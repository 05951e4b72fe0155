import { useState } from 'react'
import { isObject } from '../../generator/schema/values.ts'
import type { Form } from '../server/describe-form.ts'
import { type FieldProps, Group } from './FieldView.tsx'
import { ariaProps, fieldId, useForm } from './form-context.ts'

/** How well a way of answering agrees with what is written; below zero, not at all. */
function agreement({ value, fixed, fields }: Form, data: unknown): number {
  if (value !== undefined || !isObject(data)) return value !== undefined && data === value ? 1 : -1
  const words = Object.entries(fixed).map(([key, word]) => (data[key] ?? word) === word)
  if (words.includes(false)) return -1
  return words.length + 2 * fields.filter(({ name }) => data[name] !== undefined).length
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
  const scores = forms.map((form) => agreement(form, value))
  const best = Math.max(...scores)
  const chosen = picked ?? (best < 0 ? undefined : forms[scores.indexOf(best)])
  const form = value === undefined ? undefined : chosen
  const id = fieldId(file, path)
  return (
    <>
      <select
        {...ariaProps(id, messagesAt(file, path))}
        aria-label={field.label}
        value={form ? forms.indexOf(form) : ''}
        onChange={({ target }) => {
          const next = forms[Number(target.value || Number.NaN)]
          pick(next)
          edit(file, path, next && translate(next, value))
        }}
      >
        <option value="">{field.nothing}</option>
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
