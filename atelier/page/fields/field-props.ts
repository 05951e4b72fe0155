import type { Field } from '../../server/describe-form.ts'

export type FieldPath = readonly (string | number)[]

/** Makes the `id` of a field: `site.yaml.legal.publisher.siret`. */
export const fieldId = (file: string, path: FieldPath) => [file, ...path].join('.')

/** Ties a control to its help and its messages, for screen readers. */
export const ariaProps = (id: string, isWrong: boolean) => ({
  id,
  'aria-describedby': `${id}.aide ${id}.message`,
  'aria-invalid': isWrong || undefined,
})

export type FieldProps = { file: string; path: FieldPath; field: Field; value: unknown }

/** The props of a control, e.g. a text area. */
export type InputProps = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string) => void
  /** Called when the control loses the focus. */
  onLeave: () => void
}
