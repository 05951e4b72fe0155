import type { Field } from '../../server/list-fields.ts'

/** What a control of each kind gets. `aria` ties it to its label, its help and its messages. */
export type ControlProps = {
  field: Field
  /** The answer as a text; a list has one line for each item. */
  value: string
  aria: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }
  onChange: (answer: string) => void
}
