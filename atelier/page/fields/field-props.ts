import type { Field } from '../../server/describe-form.ts'

export type FieldPath = readonly (string | number)[]

/** The address of a field in the page: the same key may stand in two files. */
export const fieldId = (file: string, path: FieldPath) => [file, ...path].join('.')

/** What a field says to those who cannot see what is around it. */
export const ariaProps = (id: string, isWrong: boolean) => ({
  id,
  'aria-describedby': `${id}.aide ${id}.message`,
  'aria-invalid': isWrong || undefined,
})

export type FieldProps = { file: string; path: FieldPath; field: Field; value: unknown }

/** What an answer is typed or chosen with. */
export type InputProps = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string) => void
  /** The field loses the focus. */
  onLeave: () => void
}
