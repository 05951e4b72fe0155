/*
 * Shows one question of the form with the component of its kind. A group, a list and a question
 * with variants contain questions, each shown by `FieldView` again, so these modules import one
 * another.
 */
import { AnswerField } from './AnswerField.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import type { FieldProps } from './field-props.ts'
import { InnerFields } from './InnerFields.tsx'
import { ListField } from './ListField.tsx'
import { VariantsField } from './VariantsField.tsx'

/** A question, or a titled box with the questions under it. */
export function FieldView(props: FieldProps) {
  const { file, path, field, value } = props
  switch (field.kind) {
    case 'group':
      return (
        <FieldGroup {...props}>
          <InnerFields file={file} path={path} fields={field.fields ?? []} groupAnswer={value} />
        </FieldGroup>
      )
    case 'list':
      return (
        <FieldGroup {...props}>
          <ListField {...props} />
        </FieldGroup>
      )
    case 'variants':
      return (
        <FieldGroup {...props}>
          <VariantsField {...props} />
        </FieldGroup>
      )
    default:
      return <AnswerField {...props} />
  }
}
