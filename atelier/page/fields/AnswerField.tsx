import type { ReactNode } from 'react'
import { NONE } from '../../none.ts'
import type { Field } from '../../server/describe-field.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { ariaProps, type FieldProps, fieldId, type InputProps } from './field-props.ts'
import { MediaField } from './MediaField.tsx'
import { Messages } from './Messages.tsx'
import { linesOf, SentenceField } from './SentenceField.tsx'
import { TakePoster } from './TakePoster.tsx'

const Line = ({ field, value, aria, onChange }: InputProps) => (
  <input
    {...aria}
    type={field.kind === 'color' ? 'color' : 'text'}
    spellCheck={false}
    autoComplete="off"
    // Without a value, a colour input would show black: it shows the example, which is our green.
    value={field.kind === 'color' ? value || field.example : value}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** How the form shows YAML's own words for yes and no, which the owner's file may contain. */
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

const controls: Partial<Record<Field['kind'], (props: InputProps) => ReactNode>> = {
  sentence: SentenceField,
  lines: SentenceField,
  text: SentenceField,
  choice: Choice,
  'yes-no': Choice,
  file: MediaField,
}

/** Says what the site shows without an answer, else how an answer may look. */
function hintOf({ kind, choices, defaultAnswer, example }: Field): string {
  // The menu of a choice shows the default answer itself.
  if (defaultAnswer) return choices ? '' : `Sans réponse de vous : ${defaultAnswer}`
  return example && kind !== 'color' ? `Par exemple : ${example}` : ''
}

function textOf(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join('\n')
  return typeof answer === 'string' ? answer : ''
}

/** One question: its label, help and example, the control, and messages on the answer. */
export function AnswerField({ file, path, field, value }: FieldProps) {
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const Control = controls[field.kind] ?? Line
  const isList = field.kind === 'lines'
  const none = isList ? [] : 'none'
  const isNone = field.mayBeNone === true && JSON.stringify(value) === JSON.stringify(none)

  function saveTyped(typed: string) {
    const answer = isList ? linesOf(typed) : typed
    edit(file, path, answer.length > 0 ? answer : undefined)
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
        // Where the owner has written no sentence, the field shows ours.
        hasDefault={file === 'words.yaml'}
        onChange={saveTyped}
      />
      {field.hasPreview && <TakePoster />}
      {field.mayBeNone && (
        <label className="none">
          <input
            type="checkbox"
            checked={isNone}
            onChange={({ target }) => edit(file, path, target.checked ? none : undefined)}
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
