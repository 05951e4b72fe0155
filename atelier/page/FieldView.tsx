import { type ReactNode, useState } from 'react'
import { isObject, withValue } from '../../generator/schema/values.ts'
import { NONE } from '../owners-words.ts'
import type { Field } from '../server/describe-form.ts'
import { Button } from './Button.tsx'
import { Errors } from './Errors.tsx'
import { FormsField } from './FormsField.tsx'
import { ariaProps, type FieldPath, FormContext, fieldId, useForm } from './form-context.ts'
import { MediaField } from './MediaField.tsx'
import { Paragraph } from './Paragraph.tsx'

export type FieldProps = { file: string; path: FieldPath; field: Field; value: unknown }

/** What an answer is typed or chosen with. */
type InputProps = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string | undefined) => void
}

/** An address or a name is one line, whatever was copied with it. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ')

const inputs: Partial<Record<Field['kind'], object>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  url: { inputMode: 'url' },
  day: { type: 'date' },
  siren: { inputMode: 'numeric' },
  siret: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
}

const Line = ({ field, value, aria, onChange }: InputProps) => (
  <input
    {...aria}
    type="text"
    spellCheck={false}
    autoComplete="off"
    {...inputs[field.kind]}
    value={value}
    onChange={({ target }) => onChange(inOneLine(target.value))}
  />
)

/** A sentence; several lines only where there were several, as in a mail. */
function Sentence({ value, aria, onChange }: InputProps) {
  const [hasLines] = useState(() => /\n/.test(value))
  return (
    <Paragraph
      {...aria}
      lang="fr"
      value={value}
      onChange={({ target }) => onChange(hasLines ? target.value : inOneLine(target.value))}
    />
  )
}

const Choice = ({ field, value, aria, onChange }: InputProps) => (
  <select {...aria} value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">Pas encore répondu</option>
    {field.choices?.map(([choice, name]) => (
      <option key={choice} value={choice}>
        {name}
      </option>
    ))}
  </select>
)

/** What older files may have instead. */
const meant: Record<string, string> = { true: 'oui', false: 'non' }

function YesNo({ value, aria: { id, ...aria }, onChange }: InputProps) {
  const answers = [
    ['oui', 'Oui'],
    ['non', 'Non'],
    ['', 'Pas encore répondu'],
  ] as const
  return (
    <div className="radios" role="radiogroup" aria-labelledby={`${id}.nom`} {...aria}>
      {answers.map(([answer, label], index) => (
        <label key={label}>
          <input
            id={index === 0 ? id : undefined}
            type="radio"
            name={id}
            checked={(meant[value] ?? value) === answer}
            onChange={() => onChange(answer)}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

const Color = (props: InputProps) => (
  <div className="color">
    <input
      type="color"
      aria-label={`${props.field.label} : choisir à l’œil`}
      value={/^#[\da-f]{6}$/i.test(props.value) ? props.value : '#000000'}
      onChange={({ target }) => props.onChange(target.value)}
    />
    <Line {...props} />
  </div>
)

const widgets: Partial<Record<Field['kind'], (props: InputProps) => ReactNode>> = {
  phrase: Sentence,
  sentence: Sentence,
  choice: Choice,
  'yes-no': YesNo,
  color: Color,
  file: MediaField,
}

/** One question: its name, what it changes, an example, the answer, what is wrong with it. */
function Leaf({ file, path, field, value }: FieldProps) {
  const { messagesAt, edit } = useForm()
  const id = fieldId(file, path)
  const messages = messagesAt(file, path)
  const Input = widgets[field.kind] ?? Line
  const text = typeof value === 'string' ? value : ''
  const isNone = field.mayBeNone && text === 'none'
  const change = (next: string | undefined) => edit(file, path, next || undefined)
  return (
    <div className="field">
      {field.kind === 'yes-no' ? (
        <span className="label" id={`${id}.nom`}>
          {field.label}
        </span>
      ) : (
        <label className="label" htmlFor={id}>
          {field.label}
        </label>
      )}
      <p className="help" id={`${id}.aide`}>
        {field.help} {field.example && <em>Par exemple : {field.example}</em>}
      </p>
      <Input
        field={field}
        value={isNone ? '' : text}
        aria={ariaProps(id, messages)}
        onChange={change}
      />
      {field.mayBeNone && (
        <None
          isNone={isNone === true}
          name={field.label}
          onNone={(none) => change(none ? 'none' : '')}
        />
      )}
      <Errors id={id} messages={messages} />
    </div>
  )
}

type NoneProps = { isNone: boolean; name: string; onNone: (none: boolean) => void }

/** There is none, and that is an answer. */
const None = ({ isNone, name, onNone }: NoneProps) => (
  <label className="none">
    <input type="checkbox" checked={isNone} onChange={({ target }) => onNone(target.checked)} />
    {NONE}
    <span className="visually-hidden"> : {name}</span>
  </label>
)

/** A question inside another one, whose value stands under a key of its own. */
const Inner = ({ file, path, field, value }: FieldProps) => (
  <FieldView
    file={file}
    path={[...path, field.name]}
    field={field}
    value={isObject(value) ? value[field.name] : undefined}
  />
)

/** Several questions that belong together. */
export function Questions({
  fields = [],
  ...at
}: Omit<FieldProps, 'field'> & { fields?: Field[] | undefined }) {
  return fields.map((field) => <Inner key={field.name} {...at} field={field} />)
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (isObject(value) && Object.values(value).every(isBlank))

/** A list, some of whose rows may still be empty: only what was typed is an item. */
function List({ file, path, field, value }: FieldProps) {
  const form = useForm()
  const [drawn, draw] = useState<unknown[]>([])
  const items = Array.isArray(value) ? value : []
  const typed = drawn.filter((row) => !isBlank(row))
  // Somebody else may have changed the list meanwhile.
  const rows = JSON.stringify(typed) === JSON.stringify(items) ? drawn : items
  const put = (next: unknown[]) => {
    const said = next.filter((row) => !isBlank(row))
    draw(next)
    form.edit(file, path, said.length > 0 ? said : undefined)
  }
  // A list is one value: it is saved whole.
  const inRows = {
    ...form,
    edit(_: string, at: FieldPath, next: unknown) {
      const [index, ...rest] = at.slice(path.length)
      put(rows.map((row, other) => (other === index ? withValue(row, rest, next) : row)))
    },
  }
  return (
    <>
      {field.mayBeNone && rows.length === 0 && (
        <None
          isNone={Array.isArray(value)}
          name={field.label}
          onNone={(none) => form.edit(file, path, none ? [] : undefined)}
        />
      )}
      <FormContext value={inRows}>
        <ol className="items">
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
            <li key={index}>
              {field.item && (
                <FieldView file={file} path={[...path, index]} field={field.item} value={row} />
              )}
              <Button onClick={() => put(rows.filter((_, other) => other !== index))}>
                Retirer<span className="visually-hidden"> l’élément {index + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      </FormContext>
      <Errors id={fieldId(file, path)} messages={form.messagesAt(file, path)} />
      <Button onClick={() => draw([...rows, undefined])}>
        Ajouter<span className="visually-hidden"> : {field.label}</span>
      </Button>
    </>
  )
}

const groups: Partial<Record<Field['kind'], (props: FieldProps) => ReactNode>> = {
  group: ({ field, ...at }) => (
    <>
      <Errors id={fieldId(at.file, at.path)} messages={useForm().messagesAt(at.file, at.path)} />
      <Questions {...at} fields={field.fields} />
    </>
  ),
  list: List,
  forms: FormsField,
}

/** What is asked for one key, drawn from its schema alone. */
export function FieldView(props: FieldProps) {
  const { file, path, field } = props
  const Group = groups[field.kind]
  if (!Group) return <Leaf {...props} />
  return (
    <fieldset className="group" id={`${fieldId(file, path)}.groupe`}>
      {field.label && <legend>{field.label}</legend>}
      {field.help && <p className="help">{field.help}</p>}
      <Group {...props} />
    </fieldset>
  )
}
