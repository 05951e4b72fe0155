import type { Path } from '../../../owner/values.ts'
import type { Field } from '../../server/describe-field.ts'
import type { FieldMessage } from '../../server/show-problem.ts'

/** Makes the `id` of a field: `site.yaml.legal.publisher.siret`. */
export const fieldId = (file: string, path: Path) => [file, ...path].join('.')

/** Ties a control to its help and its messages, for screen readers. */
export const ariaProps = (id: string, messages: FieldMessage[]) => ({
  id,
  'aria-describedby': `${id}.aide ${id}.message`,
  'aria-invalid': messages.some(({ level }) => level === 'fix') || undefined,
})

export type FieldProps = { file: string; path: Path; field: Field; value: unknown }

/** The props of a control, e.g. a text area. */
export type InputProps = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  /** True if the field gets our own text back once the owner leaves it empty. */
  hasDefault: boolean
  onChange: (value: string) => void
}
