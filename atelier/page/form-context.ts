import { createContext, useContext } from 'react'
import type { Field } from '../server/describe-form.ts'

export type FieldPath = (string | number)[]

/** What every field of the page asks of what is around it. */
type Form = {
  /** Why a value is not written, or what is wrong with it on disk. */
  messagesAt: (file: string, path: FieldPath) => string[]
  edit: (file: string, path: FieldPath, value: unknown) => void
}

export const FormContext = createContext<Form>({ messagesAt: () => [], edit: () => {} })
export const useForm = () => useContext(FormContext)

/** The address of a field in the page: the same key may stand in two files. */
export const fieldId = (file: string, path: FieldPath) => [file, ...path].join('.')

/** What a field says to those who cannot see what is around it. */
export const ariaProps = (id: string, messages: string[]) => ({
  id,
  'aria-describedby': `${id}.aide ${id}.message`,
  'aria-invalid': messages.length > 0 || undefined,
})

export type FieldProps = { file: string; path: FieldPath; field: Field; value: unknown }

/** What an answer is typed or chosen with. */
export type InputProps = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string) => void
}
