import { type ReactNode, useState } from 'react'
import { NONE } from '../../none.ts'
import type { Field } from '../../server/describe-field.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { ariaProps, type FieldProps, fieldId, type InputProps } from './field-props.ts'
import { MediaField } from './MediaField.tsx'
import { Messages } from './Messages.tsx'
import { TakePoster } from './TakePoster.tsx'

/** Joins pasted lines: an address or a name is one line. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

const Line = ({ field, value, aria, onChange }: InputProps) => (
  <input
    {...aria}
    type={field.kind === 'color' ? 'color' : 'text'}
    spellCheck={false}
    autoComplete="off"
    // A colour input without a value would show black, so it shows the example: the green of the site as shipped.
    value={field.kind === 'color' ? value || field.example : value}
    onChange={({ target }) => onChange(inOneLine(target.value))}
  />
)

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** A text area. Enter starts a new line only in lists, and in texts that had several lines, e.g. a mail. */
function Sentence({ field, value, aria, onChange, onLeave }: InputProps) {
  const [hasLines] = useState(() => /\n/.test(value) || ['text', 'lines'].includes(field.kind))
  // The typed text is remembered beside the answer. An empty last line is no part of the answer, but the
  // owner must see it to type there.
  const [typed, setTyped] = useState(value)
  const isTyping = field.kind === 'lines' && linesOf(typed).join('\n') === value
  return (
    <textarea
      {...aria}
      className={field.kind}
      lang="fr"
      // The rows set the height in browsers without `field-sizing: content`.
      rows={Math.ceil(value.length / 40) || 1}
      value={isTyping ? typed : value}
      onBlur={onLeave}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(hasLines ? target.value : inOneLine(target.value))
      }}
    />
  )
}

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
  sentence: Sentence,
  lines: Sentence,
  text: Sentence,
  choice: Choice,
  'yes-no': Choice,
  file: MediaField,
}

/** One question: its label, help and example, the control, and messages on the answer. */
export function AnswerField({ file, path, field, value }: FieldProps) {
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const Control = controls[field.kind] ?? Line
  const isList = field.kind === 'lines'
  const none = isList ? [] : 'none'
  const isNone = field.mayBeNone === true && JSON.stringify(value) === JSON.stringify(none)
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''
  // Where the owner has written no sentence, the field shows ours. It stays empty while the owner, who has
  // just emptied it, is still typing.
  const [isEmptied, setEmptied] = useState(false)
  const hasDefault = file === 'words.yaml'
  function saveTyped(typed: string) {
    const answer = isList ? linesOf(typed) : typed
    const isMissing = answer.length === 0
    setEmptied(isMissing && hasDefault)
    if (!isMissing) edit(file, path, answer)
    else if (!hasDefault) edit(file, path, undefined)
  }
  function restoreDefault() {
    if (!isEmptied) return
    setEmptied(false)
    edit(file, path, undefined)
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {field.label}
      </label>
      <p className="help" id={`${id}.aide`}>
        {field.help}{' '}
        {field.example && field.kind !== 'color' && !field.defaultAnswer && (
          <em>Par exemple : {field.example}</em>
        )}
        {field.defaultAnswer && !field.choices && (
          <em>Sans réponse de vous : {field.defaultAnswer}</em>
        )}
      </p>
      <Control
        field={field}
        value={isNone || isEmptied ? '' : text}
        aria={ariaProps(id, messages)}
        onChange={saveTyped}
        onLeave={restoreDefault}
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
