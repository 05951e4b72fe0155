/*
 * A question with several ways of answering, e.g. with Matomo: a menu of them, then the questions of
 * the chosen one.
 */
import { isObject } from '../../../owner/values.ts'
import type { Variant } from '../../server/describe-field.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { ariaProps, type FieldProps, fieldId } from './field-props.ts'
import { InnerFields } from './InnerFields.tsx'

export function VariantsField({ file, path, field, value }: FieldProps) {
  const { label, variants = [] } = field
  const messages = useMessages(file, path)
  const findVariant = (provider: unknown) =>
    variants.find((variant) => variant.provider === provider)
  const chosen = isObject(value) ? findVariant(value.provider) : undefined

  function choose(provider: string) {
    const next = findVariant(provider)
    edit(file, path, next ? convertAnswer(value, next) : undefined)
  }

  return (
    <>
      <select
        {...ariaProps(fieldId(file, path), messages)}
        aria-label={label}
        value={chosen ? chosen.provider : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Sans réponse</option>
        {variants.map(({ title, provider }) => (
          <option key={provider} value={provider}>
            {title}
          </option>
        ))}
      </select>
      {chosen && <InnerFields file={file} path={path} fields={chosen.fields} groupAnswer={value} />}
    </>
  )
}

/** Converts an answer to another variant: only the keys that this variant has too stay. */
function convertAnswer(answer: unknown, { provider, fields }: Variant) {
  if (!isObject(answer)) return { provider }
  const keptEntries = fields.map(({ name }) => [name, answer[name]])
  return { ...Object.fromEntries(keptEntries), provider }
}
