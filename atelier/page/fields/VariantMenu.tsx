import { valueAt } from '../../../owner/values.ts'
import type { VariantsField } from '../../server/describe-field.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { ariaProps, type FieldProps, fieldId } from './field-props.ts'

export const findVariant = ({ variants }: VariantsField, answer: unknown) =>
  variants.find(({ provider }) => provider === valueAt(answer, ['provider']))

/** The menu in which the owner answers with one of several services, e.g. Matomo to measure the audience. */
export function VariantMenu({ file, path, field, value }: FieldProps<VariantsField>) {
  const messages = useMessages(file, path)
  const choose = (provider: string) => edit(file, path, provider ? { provider } : undefined)
  return (
    <select
      {...ariaProps(fieldId(file, path), messages)}
      aria-label={field.label}
      value={findVariant(field, value)?.provider ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">Sans réponse</option>
      {field.variants.map(({ title, provider }) => (
        <option key={provider} value={provider}>
          {title}
        </option>
      ))}
    </select>
  )
}
