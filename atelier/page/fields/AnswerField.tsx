import type { ReactNode } from 'react'
import { NONE } from '../../none.ts'
import type { InputField, InputKind } from '../../server/describe-field.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { linesOf, textOf } from './answer-text.ts'
import { ariaProps, type FieldProps, fieldId, type InputProps } from './field-props.ts'
import { MediaField } from './MediaField.tsx'
import { Messages } from './Messages.tsx'
import { SentenceField } from './SentenceField.tsx'
import { TakePoster } from './TakePoster.tsx'

const Line = ({ field, value, aria, onChange }: InputProps) => (
  <input
    {...aria}
    type={field.kind === 'color' ? 'color' : 'text'}
    spellCheck={false}
    autoComplete="off"
    // Without a value, a colour input would be black: the example, our green, is shown instead.
    value={field.kind === 'color' ? value || field.example : value}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** How a menu shows `true` and `false`, YAML's words for yes and no, if the owner's file has them. */
const spellings: Record<string, string> = { true: 'oui', false: 'non' }

const Choice = ({ field, value, aria, onChange }: InputProps) => (
  <select
    {...aria}
    value={spellings[value] ?? value}
    onChange={({ target }) => onChange(target.value)}
  >
    <option value="">
      {field.defaultAnswer ? `${field.defaultAnswer} (sans réponse)` : 'Sans réponse'}
    </option>
    {field.choices?.map(([choice, name]) => (
      <option key={choice} value={choice}>
        {name}
      </option>
    ))}
  </select>
)

/** The control of each kind of question that is not answered on one line. */
const controls: Partial<Record<InputKind, (props: InputProps) => ReactNode>> = {
  sentence: SentenceField,
  lines: SentenceField,
  text: SentenceField,
  choice: Choice,
  'yes-no': Choice,
  file: MediaField,
}

function hintOf({ kind, choices, defaultAnswer, example }: InputField): string {
  // A choice needs no hint: its menu shows the default answer itself.
  if (defaultAnswer) return choices ? '' : `Sans réponse de vous : ${defaultAnswer}`
  return example && kind !== 'color' ? `Par exemple : ${example}` : ''
}

/** True if the answer means « Il n’y en a pas »: an empty list, or the text `none`. */
function saysNone({ kind, mayBeNone }: InputField, answer: unknown): boolean {
  if (!mayBeNone) return false
  return kind === 'lines' ? Array.isArray(answer) && answer.length === 0 : answer === 'none'
}

/** One question: its label, help and example, the control, and messages on the answer. */
export function AnswerField({ file, path, field, value }: FieldProps<InputField>) {
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const Control = controls[field.kind] ?? Line
  const isList = field.kind === 'lines'
  const isNone = saysNone(field, value)

  function saveTyped(typed: string) {
    const answer = isList ? linesOf(typed) : typed
    edit(file, path, answer.length > 0 ? answer : undefined)
  }

  function saveNone(isChecked: boolean) {
    const noneAnswer = isList ? [] : 'none'
    edit(file, path, isChecked ? noneAnswer : undefined)
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {field.label}
      </label>
      <p className="help" id={`${id}.aide`}>
        {field.help} <em>{hintOf(field)}</em>
      </p>
      <Control
        field={field}
        value={isNone ? '' : textOf(value)}
        aria={ariaProps(id, messages)}
        onChange={saveTyped}
      />
      {field.hasPreview && <TakePoster />}
      {field.mayBeNone && (
        <label className="none">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => saveNone(target.checked)}
          />
          {NONE}
          <span className="visually-hidden"> : {field.label}</span>
        </label>
      )}
      {field.understood && messages.length === 0 && (
        <p className="help">
          Compris : <strong>{field.understood}</strong>
        </p>
      )}
      <Messages id={id} file={file} messages={messages} />
    </div>
  )
}
