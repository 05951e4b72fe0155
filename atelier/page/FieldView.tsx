import { type ReactNode, useState } from 'react'
import { isObject } from '../../generator/schema/values.ts'
import { NONE } from '../none.ts'
import type { Field } from '../server/describe-form.ts'
import { Errors } from './Errors.tsx'
import { FormsField } from './FormsField.tsx'
import { ariaProps, type FieldPath, fieldId, useForm } from './form-context.ts'
import { ListField } from './ListField.tsx'
import { MediaField } from './MediaField.tsx'

export type FieldProps = { file: string; path: FieldPath; field: Field; value: unknown }

/** What an answer is typed or chosen with. */
export type InputProps = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string) => void
}

/** An address or a name is one line, whatever was copied with it. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

const inputTypes: Partial<Record<Field['kind'], string>> = { day: 'date', color: 'color' }

const Line = ({ field, value, aria, onChange }: InputProps) => (
  <input
    {...aria}
    type={inputTypes[field.kind] ?? 'text'}
    spellCheck={false}
    autoComplete="off"
    // A colour that is not chosen is our own, and not black.
    value={field.kind === 'color' ? value || field.example : value}
    onChange={({ target }) => onChange(inOneLine(target.value))}
  />
)

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** A sentence; several lines only where each is one, or where there were several, as in a mail. */
function Sentence({ field, value, aria, onChange }: InputProps) {
  const [hasLines] = useState(() => /\n/.test(value) || ['text', 'lines'].includes(field.kind))
  // A line that is still empty is no answer yet.
  const [typed, setTyped] = useState(value)
  const isTyping = field.kind === 'lines' && linesOf(typed).join('\n') === value
  return (
    <textarea
      {...aria}
      className={field.kind}
      lang="fr"
      // Where the style cannot make it as tall as what it holds.
      rows={Math.ceil(value.length / 40) || 1}
      value={isTyping ? typed : value}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(hasLines ? target.value : inOneLine(target.value))
      }}
    />
  )
}

/** What older files may have instead. */
const meant: Record<string, string> = { true: 'oui', false: 'non' }

const Choice = ({ field, value, aria, onChange }: InputProps) => (
  <select {...aria} value={meant[value] ?? value} onChange={({ target }) => onChange(target.value)}>
    <option value="">Sans réponse</option>
    {field.choices?.map(([choice, name]) => (
      <option key={choice} value={choice}>
        {name}
      </option>
    ))}
  </select>
)

const widgets: Partial<Record<Field['kind'], (props: InputProps) => ReactNode>> = {
  phrase: Sentence,
  sentence: Sentence,
  lines: Sentence,
  text: Sentence,
  choice: Choice,
  'yes-no': Choice,
  file: MediaField,
}

/** One question: its name, what it changes, an example, the answer, what is wrong with it. */
function Leaf({ file, path, field, value }: FieldProps) {
  const { messagesAt, edit } = useForm()
  const id = fieldId(file, path)
  const messages = messagesAt(file, path)
  const Input = widgets[field.kind] ?? Line
  const isList = field.kind === 'lines'
  const none = isList ? [] : 'none'
  const isNone = field.mayBeNone === true && JSON.stringify(value) === JSON.stringify(none)
  const text = Array.isArray(value) ? value.join('\n') : typeof value === 'string' ? value : ''
  const put = (next: string) => {
    const said = isList ? linesOf(next) : next
    edit(file, path, said.length > 0 ? said : undefined)
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {field.label}
      </label>
      <p className="help" id={`${id}.aide`}>
        {field.help}{' '}
        {field.example && field.kind !== 'color' && <em>Par exemple : {field.example}</em>}
      </p>
      <Input
        field={field}
        value={isNone ? '' : text}
        aria={ariaProps(id, messages)}
        onChange={put}
      />
      {/* There is none, and that is an answer. */}
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
      <Errors id={id} messages={messages} />
    </div>
  )
}

/** Several questions that belong together, each with a key of its own. */
export const Group = ({ file, path, field, value }: FieldProps) =>
  field.fields?.map((inner) => (
    <FieldView
      key={inner.name}
      file={file}
      path={[...path, inner.name]}
      field={inner}
      value={isObject(value) ? value[inner.name] : undefined}
    />
  ))

const groups: Partial<Record<Field['kind'], (props: FieldProps) => ReactNode>> = {
  group: Group,
  list: ListField,
  forms: FormsField,
}

/** What is asked for one key, drawn from its schema alone. */
export function FieldView(props: FieldProps) {
  const { file, path, field } = props
  const { messagesAt } = useForm()
  const id = fieldId(file, path)
  const Several = groups[field.kind]
  if (!Several) return <Leaf {...props} />
  return (
    <fieldset className="group" id={`${id}.groupe`}>
      {field.label && <legend>{field.label}</legend>}
      {field.help && <p className="help">{field.help}</p>}
      <Errors id={id} messages={messagesAt(file, path)} />
      <Several {...props} />
    </fieldset>
  )
}
