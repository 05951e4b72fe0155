/*
 * The box around the questions that belong to one key: its title, its help, and messages on them
 * as a whole.
 */
import type { ReactNode } from 'react'
import { useMessages } from '../use-atelier.ts'
import { type FieldProps, fieldId } from './field-props.ts'
import { Messages } from './Messages.tsx'
import { ProposalView } from './ProposalView.tsx'

type Props = FieldProps & { children: ReactNode }

export function FieldGroup({ file, path, field, value, children }: Props) {
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const { label, help, proposal } = field
  return (
    <fieldset className="group" id={`${id}.groupe`}>
      {label && <legend>{label}</legend>}
      {help && <p className="help">{help}</p>}
      <Messages id={id} file={file} messages={messages} />
      {proposal && <ProposalView file={file} path={path} proposal={proposal} groupAnswer={value} />}
      {children}
    </fieldset>
  )
}
