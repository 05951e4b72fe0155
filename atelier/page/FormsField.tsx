import { useState } from 'react'
import { isObject } from '../../generator/schema/values.ts'
import type { Form } from '../server/describe-form.ts'
import { Errors } from './Errors.tsx'
import { type FieldProps, Questions } from './FieldView.tsx'
import { ariaProps, fieldId, useForm } from './form-context.ts'

/** How well a way of answering agrees with what is written; below zero, not at all. */
function agreement({ value, fixed, fields }: Form, data: unknown): number {
  if (value !== undefined) return data === value ? 1 : -1
  if (!isObject(data)) return -1
  const keys = Object.keys(data).filter((key) => data[key] !== undefined)
  if (Object.entries(fixed).some(([key, word]) => data[key] !== word)) return -1
  const known = fields.filter(({ name }) => keys.includes(name))
  return 10 * Object.keys(fixed).length + 2 * known.length - keys.length + 1
}

/** What is left of an answer when another way is chosen. */
function translate({ value, fixed, fields }: Form, data: unknown): unknown {
  if (value !== undefined) return value
  const kept = fields.flatMap(({ name }) =>
    isObject(data) && data[name] !== undefined ? [[name, data[name]] as const] : [],
  )
  return { ...Object.fromEntries(kept), ...fixed }
}

/** A value that can be answered in several ways: which one, then its own questions. */
export function FormsField({ file, path, field, value }: FieldProps) {
  const { messagesAt, edit } = useForm()
  const forms = field.forms ?? []
  const [picked, pick] = useState<Form>()
  const best = forms
    .map((form) => ({ form, score: agreement(form, value) }))
    .filter(({ score }) => score >= 0)
    .sort((a, b) => b.score - a.score)[0]
  const chosen = value === undefined ? undefined : (picked ?? best?.form)
  const id = fieldId(file, path)
  const messages = messagesAt(file, path)
  return (
    <>
      <select
        {...ariaProps(id, messages)}
        aria-label={field.label}
        value={chosen ? forms.indexOf(chosen) : ''}
        onChange={({ target }) => {
          const next = forms[Number(target.value)]
          const isNothing = target.value === '' || !next
          pick(isNothing ? undefined : next)
          edit(file, path, isNothing ? undefined : translate(next, value))
        }}
      >
        <option value="">{field.nothing}</option>
        {forms.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      <Errors id={id} messages={messages} />
      {chosen && <Questions file={file} path={path} value={value} fields={chosen.fields} />}
    </>
  )
}
