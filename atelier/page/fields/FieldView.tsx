import type { ReactNode } from 'react'
import type { Field } from '../../server/list-fields.ts'
import { Button } from '../Button.tsx'
import { edit, useStore } from '../store.ts'
import { answerField } from './answer-field.ts'
import type { ControlProps } from './ControlProps.ts'
import { ChoiceControl, ColorControl, LineControl, TextControl } from './controls.tsx'
import { FileControl } from './FileControl.tsx'
import { SftpAddressControl } from './SftpAddressControl.tsx'
import { VideoAddressControl } from './VideoAddressControl.tsx'

const controls: Record<Field['kind'], (props: ControlProps) => ReactNode> = {
  line: LineControl,
  lines: TextControl,
  sentence: TextControl,
  text: TextControl,
  choice: ChoiceControl,
  'yes-no': ChoiceControl,
  file: FileControl,
  color: ColorControl,
  'sftp-address': SftpAddressControl,
  'video-address': VideoAddressControl,
}

/** One question: its label and help, the control, and messages on the answer. */
export function FieldView({ field }: { field: Field }) {
  const { id, kind, label, help, mayBeNone } = field
  const { state, unsaved } = useStore()
  const value = unsaved[id] ?? field.value
  // An answer that is only missing is not marked: the list at the top of the chapter names it.
  const messages = (state?.problems ?? []).filter(
    (problem) => value && problem.field === id && problem.level !== 'good',
  )
  const isWrong = messages.some(({ level }) => level === 'fix')
  const isNone = mayBeNone === true && value === 'none'
  const Control = controls[kind]
  const onChange = (answer: string) => answerField(field, answer)

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <p className="help" id={`${id}.aide`}>
        {help}
      </p>
      <Control
        field={field}
        value={isNone ? '' : value}
        aria={{
          id,
          'aria-describedby': `${id}.aide ${id}.message`,
          'aria-invalid': isWrong || undefined,
        }}
        onChange={onChange}
      />
      {mayBeNone && (
        <label className="tools">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => onChange(target.checked ? 'none' : '')}
          />
          Il n’y en a pas
          <span className="visually-hidden"> : {label}</span>
        </label>
      )}
      <div id={`${id}.message`} aria-live="polite">
        {messages.map(({ level, message, remedy }) => (
          <div key={message} className={level === 'fix' ? 'error' : 'notice'}>
            <p>{message}</p>
            {remedy && <Button onClick={() => edit(remedy.answers)}>{remedy.words}</Button>}
          </div>
        ))}
      </div>
    </div>
  )
}
