import type { FieldProps, RegistryFieldsType } from '@rjsf/utils'
import { useState } from 'react'
import { isObject } from '../../generator/schema/values.ts'
import type { Schema } from '../server/form-schema.ts'

/** How well a form agrees with what is written; below zero, not at all. */
function agreement(option: Schema, data: unknown): number {
  if (option.type === 'null') return data === undefined || data === null ? 1 : -1
  if (option.const !== undefined) return data === option.const ? 1 : -1
  if (option.type === 'array') return Array.isArray(data) ? 1 : -1
  if (!isObject(data)) return -1
  const { properties = {} } = option
  const fixed = Object.entries(properties).filter(([, { const: value }]) => value !== undefined)
  if (fixed.some(([key, { const: value }]) => data[key] !== value)) return -1
  const strangers = Object.keys(data).filter(
    (key) => data[key] !== undefined && !(key in properties),
  )
  return 10 * fixed.length - strangers.length + 5
}

/** What is left of the values when another form is chosen. */
function translate(option: Schema, data: unknown): unknown {
  if (option.type === 'null') return undefined
  if (option.const !== undefined) return option.const
  if (option.type === 'array') return Array.isArray(data) ? data : []
  const kept = isObject(data) ? data : {}
  return Object.fromEntries(
    Object.entries(option.properties ?? {}).flatMap(([key, { const: fixed }]) => {
      // The name of a service says which form was chosen: it never goes along.
      const value = fixed ?? (key === 'provider' ? undefined : kept[key])
      return value === undefined ? [] : [[key, value]]
    }),
  )
}

/** A value that has several forms: which one, then its own fields. */
function ChoiceField(props: FieldProps) {
  const { schema, formData, fieldPathId, onChange, registry, errorSchema } = props
  const options = (schema.oneOf ?? schema.anyOf ?? []) as Schema[]
  const [picked, pick] = useState<number>()
  const best = options
    .map((option, index) => ({ index, score: agreement(option, formData) }))
    .sort((a, b) => b.score - a.score)[0]
  const chosen = picked ?? best?.index ?? 0
  const option = options[chosen]
  const { SchemaField } = registry.fields
  const id = `${fieldPathId.$id}.choix`
  const hasFields = option?.properties || option?.items
  return (
    <div className="choice">
      <select
        id={id}
        aria-label={schema.title}
        value={chosen}
        onChange={({ target }) => {
          const next = Number(target.value)
          pick(next)
          onChange(translate(options[next] ?? {}, formData), fieldPathId.path, undefined, id)
        }}
      >
        {options.map(({ title }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: options have no other name
          <option key={index} value={index}>
            {title}
          </option>
        ))}
      </select>
      {errorSchema?.__errors?.map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
      {hasFields && SchemaField && (
        <SchemaField
          {...props}
          errorSchema={errorSchema}
          schema={{ ...(option as object), title: '' }}
        />
      )}
    </div>
  )
}

export const fields: RegistryFieldsType = { OneOfField: ChoiceField, AnyOfField: ChoiceField }
