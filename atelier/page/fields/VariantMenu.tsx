import { valueAt } from '../../../owner/values.ts'
import type { Field } from '../../server/describe-field.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { ariaProps, type FieldProps, fieldId } from './field-props.ts'

/** Finds a way of answering by the `provider` that the owner's file names. */
export const findVariant = ({ variants = [] }: Field, provider: unknown) =>
  variants.find((variant) => variant.provider === provider)

/** The menu of a question that can be answered in several ways, e.g. with Matomo. */
export function VariantMenu({ file, path, field, value }: FieldProps) {
  const messages = useMessages(file, path)

  function choose(provider: string) {
    const chosen = findVariant(field, provider)
    // Only the answers that the chosen variant asks for too stay.
    const keptAnswers = chosen?.fields.map(({ name }) => [name, valueAt(value, [name])]) ?? []
    edit(file, path, chosen && { ...Object.fromEntries(keptAnswers), provider })
  }

  return (
    <select
      {...ariaProps(fieldId(file, path), messages)}
      aria-label={field.label}
      value={findVariant(field, valueAt(value, ['provider']))?.provider ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Sans réponse</option>
      {field.variants?.map(({ title, provider }) => (
        <option key={provider} value={provider}>
          {title}
        </option>
      ))}
    </select>
  )
}
