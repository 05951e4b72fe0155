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
  const answer = { file, path, value }

  const renderInner = (inner: Field, step: string | number) => {
    const innerPath = [...path, step]
    const innerValue = valueAt(value, [step])
    return <FieldView key={step} file={file} path={innerPath} field={inner} value={innerValue} />
  }
  const renderAll = (fields: Field[]) => fields.map((inner) => renderInner(inner, inner.name))

  switch (field.kind) {
    case 'group':
      return (
        <FieldBox {...answer} field={field}>
          {field.proposal && (
            <ProposalView file={file} path={path} proposal={field.proposal} written={value} />
          )}
          {renderAll(field.fields)}
        </FieldBox>
      )
    case 'rows':
      return (
        <FieldBox {...answer} field={field}>
          <ListField {...answer} field={field} renderRow={(row) => renderInner(field.row, row)} />
        </FieldBox>
      )
    case 'variants':
      return (
        <FieldBox {...answer} field={field}>
          <VariantMenu {...answer} field={field} />
          {renderAll(findVariant(field, value)?.fields ?? [])}
        </FieldBox>
      )
    default:
      return <AnswerField {...answer} field={field} />
  }
}

type FieldBoxProps = Omit<FieldProps, 'value'> & { children: ReactNode }

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
