/*
 * The questions of a group, one for each of its keys.
 */
import { isObject, type Path } from '../../../owner/values.ts'
import type { Field } from '../../server/describe-field.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  file: string
  /** The place of the group. */
  path: Path
  fields: Field[]
  /** The answers to the group by key, unless the owner's file says something else there. */
  groupAnswer: unknown
}

export function InnerFields({ file, path, fields, groupAnswer }: Props) {
  const answers = isObject(groupAnswer) ? groupAnswer : {}
  return fields.map((field) => (
    <FieldView
      key={field.name}
      file={file}
      path={[...path, field.name]}
      field={field}
      value={answers[field.name]}
    />
  ))
}
