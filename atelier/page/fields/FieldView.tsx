import type { ReactNode } from 'react'
import { valueAt } from '../../../owner/values.ts'
import type { Answer } from '../../differences.ts'
import type { Field } from '../../server/list-fields.ts'
import { fieldId } from '../field-id.ts'
import { edit } from '../follow-server.ts'
import { useStore } from '../store.ts'
import { ChoiceControl } from './ChoiceControl.tsx'
import { ColorControl } from './ColorControl.tsx'
import { DeployControl } from './DeployControl.tsx'
import { FileControl } from './FileControl.tsx'
import { LineControl } from './LineControl.tsx'
import { Messages } from './Messages.tsx'
import { TakePoster } from './TakePoster.tsx'
import { TextControl } from './TextControl.tsx'

/** What a control of each kind gets. `aria` ties it to its label, its help and its messages. */
export type ControlProps = {
  field: Field
  /** The answer as a text; a list has one line for each item. */
  value: string
  aria: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined }
  onChange: (answer: Answer) => void
}

const controls: Record<Field['kind'], (props: ControlProps) => ReactNode> = {
  line: LineControl,
  lines: TextControl,
  sentence: TextControl,
  text: TextControl,
  choice: ChoiceControl,
  'yes-no': ChoiceControl,
  file: FileControl,
  color: ColorControl,
}

const NONE = 'Il n’y en a pas'

function textOf(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join('\n')
  return typeof answer === 'string' ? answer : ''
}

/** One question: its label and help, the control, and messages on the answer. */
export function FieldView({ field }: { field: Field }) {
  const { file, path, kind, label, help, mayBeNone, understood, sentBy } = field
  const { files, state } = useStore()
  const answer = valueAt(files[file], path)
  const id = fieldId(file, path)
  // An answer that is only missing is not marked: the list at the top of the chapter names it.
  const messages = (state?.problems ?? []).filter(
    ({ level, place }) => answer && level !== 'good' && place && idOfField(place) === id,
  )
  const isWrong = messages.some(({ level }) => level === 'fix')
  const isNone = mayBeNone === true && answer === 'none'
  const Control = sentBy === 'sftp' ? DeployControl : controls[kind]
  const onChange = (value: Answer) => edit(file, [{ path, value: value || undefined }])

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
        value={isNone ? '' : textOf(answer)}
        aria={{
          id,
          'aria-describedby': `${id}.aide ${id}.message`,
          'aria-invalid': isWrong || undefined,
        }}
        onChange={onChange}
      />
      {field.hasPreview && <TakePoster />}
      {mayBeNone && (
        <label className="none">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => onChange(target.checked ? 'none' : undefined)}
          />
          {NONE}
          <span className="visually-hidden"> : {label}</span>
        </label>
      )}
      {understood && messages.length === 0 && (
        <p className="help">
          Compris : <strong>{understood}</strong>
        </p>
      )}
      <Messages id={id} file={file} messages={messages} />
    </div>
  )
}

/** One field shows all lines of a list: `hero.subline.2` → `hero.subline` */
const idOfField = ({ file, path }: { file: string; path: readonly (string | number)[] }) =>
  fieldId(file, path).replace(/\.\d+$/, '')
