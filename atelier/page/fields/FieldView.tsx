import type { ReactNode } from 'react'
import { valueAt } from '../../../owner/values.ts'
import type { Field } from '../../server/describe-field.ts'
import { useMessages } from '../use-atelier.ts'
import { AnswerField } from './AnswerField.tsx'
import { type FieldProps, fieldId } from './field-props.ts'
import { ListField } from './ListField.tsx'
import { Messages } from './Messages.tsx'
import { ProposalView } from './ProposalView.tsx'
import { findVariant, VariantMenu } from './VariantMenu.tsx'

/**
 * One question of the form. A group, a list and a question with variants are boxes with other
 * questions, each of which is a `FieldView` again.
 */
export function FieldView({ file, path, field, value }: FieldProps) {
  const answered = { file, path, value }

  const renderInner = (inner: Field, step: string | number) => {
    const answer = valueAt(value, [step])
    return <FieldView key={step} file={file} path={[...path, step]} field={inner} value={answer} />
  }
  const renderAll = (fields: Field[]) => fields.map((inner) => renderInner(inner, inner.name))

  switch (field.kind) {
    case 'group':
      return (
        <FieldBox {...answered} field={field}>
          {field.proposal && (
            <ProposalView file={file} path={path} proposal={field.proposal} written={value} />
          )}
          {renderAll(field.fields)}
        </FieldBox>
      )
    case 'rows':
      return (
        <FieldBox {...answered} field={field}>
          <ListField {...answered} field={field} renderRow={(row) => renderInner(field.row, row)} />
        </FieldBox>
      )
    case 'variants':
      return (
        <FieldBox {...answered} field={field}>
          <VariantMenu {...answered} field={field} />
          {renderAll(findVariant(field, value)?.fields ?? [])}
        </FieldBox>
      )
    default:
      return <AnswerField {...answered} field={field} />
  }
}

type FieldBoxProps = Omit<FieldProps, 'value'> & { children: ReactNode }

/** The box around the questions of one key: title, help, and messages on them as a whole. */
function FieldBox({ file, path, field, children }: FieldBoxProps) {
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const { label, help } = field
  return (
    <fieldset className="group" id={`${id}.groupe`}>
      {label && <legend>{label}</legend>}
      {help && <p className="help">{help}</p>}
      <Messages id={id} file={file} messages={messages} />
      {children}
    </fieldset>
  )
}
