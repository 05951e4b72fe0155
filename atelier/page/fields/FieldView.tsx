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
export function FieldView(props: FieldProps) {
  const { file, path, field, value } = props

  const renderInner = (inner: Field, step: string | number) => {
    const answer = valueAt(value, [step])
    return <FieldView key={step} file={file} path={[...path, step]} field={inner} value={answer} />
  }
  const renderAll = (fields: Field[] = []) => fields.map((inner) => renderInner(inner, inner.name))

  switch (field.kind) {
    case 'group':
      return <FieldBox {...props}>{renderAll(field.fields)}</FieldBox>
    case 'list':
      return (
        <FieldBox {...props}>
          <ListField {...props} renderRow={(row) => field.item && renderInner(field.item, row)} />
        </FieldBox>
      )
    case 'variants':
      return (
        <FieldBox {...props}>
          <VariantMenu {...props} />
          {renderAll(findVariant(field, value)?.fields)}
        </FieldBox>
      )
    default:
      return <AnswerField {...props} />
  }
}

type FieldBoxProps = FieldProps & { children: ReactNode }

/** The box around the questions of one key: title, help, and messages on them as a whole. */
function FieldBox({ file, path, field, value, children }: FieldBoxProps) {
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const { label, help, proposal } = field
  return (
    <fieldset className="group" id={`${id}.groupe`}>
      {label && <legend>{label}</legend>}
      {help && <p className="help">{help}</p>}
      <Messages id={id} file={file} messages={messages} />
      {proposal && <ProposalView file={file} path={path} proposal={proposal} written={value} />}
      {children}
    </fieldset>
  )
}
