import type { Path } from '../../../owner/values.ts'
import type { Field, InputField } from '../../server/describe-field.ts'
import type { FieldMessage } from '../../server/show-problem.ts'

/** Makes the `id` of a field's element from its file and keys: `site.yaml.legal.publisher.siret`. */
export const fieldId = (file: string, path: Path) => [file, ...path].join('.')

/** Ties a control to its help and its messages, for screen readers. */
export const ariaProps = (id: string, messages: FieldMessage[]) => ({
  id,
  'aria-describedby': `${id}.aide ${id}.message`,
  'aria-invalid': messages.some(({ level }) => level === 'fix') || undefined,
})

/** The props of a component that shows a question. `OneField` limits it to questions of one kind. */
export type FieldProps<OneField = Field> = {
  file: string
  path: Path
  field: OneField
  value: unknown
}

export type InputProps = {
  field: InputField
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string) => void
}
