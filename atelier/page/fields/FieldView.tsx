import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isObject } from '../../../owner/values.ts'
import { frenchDate } from '../../../src/formats/dates.ts'
import type { Field, Form } from '../../server/describe-form.ts'
import { Button } from '../Button.tsx'
import { focusAt } from '../focus-at.ts'
import { edit } from '../save-answers.ts'
import { useMessages } from '../use-atelier.ts'
import { AnswerField } from './AnswerField.tsx'
import { Errors } from './Errors.tsx'
import { ariaProps, type FieldPath, type FieldProps, fieldId } from './field-props.ts'

/** Several questions that belong together, each with a key of its own. */
const Group = ({ file, path, field, value }: FieldProps) =>
  field.fields?.map((inner) => (
    <FieldView
      key={inner.name}
      file={file}
      path={[...path, inner.name]}
      field={inner}
      value={isObject(value) ? value[inner.name] : undefined}
    />
  ))

/** How many keys of what is written belong to a way of answering. */
function agreement({ value, fixed, fields }: Form, data: unknown): number {
  if (!isObject(data)) return Number(value !== undefined && data === value)
  const isKnown = ([key, word]: [string, unknown]) =>
    fixed[key] === word || fields.some(({ name }) => name === key)
  return Object.entries(data).filter(isKnown).length
}

/** What is left of an answer when another way is chosen. */
function translate({ value, fixed, fields }: Form, data: unknown): unknown {
  const kept = isObject(data) ? fields.map(({ name }) => [name, data[name]]) : []
  return value ?? { ...Object.fromEntries(kept), ...fixed }
}

/** The way of answering that was chosen for a field, by its name, while another chapter is open as well. */
const picks = new Map<string, string | undefined>()

/** A value that can be answered in several ways: which one, then its own questions. */
function FormsField({ file, path, field, value }: FieldProps) {
  const messages = useMessages(file, path)
  const { forms = [] } = field
  const id = fieldId(file, path)
  const [picked, pick] = useState(picks.get(id))
  const rank = (form: Form) => agreement(form, value) + (form.title === picked ? 0.5 : 0)
  const [best] = forms.toSorted((a, b) => rank(b) - rank(a))
  // Its questions are there before there is an answer.
  const form = value === undefined ? forms.find(({ title }) => title === picked) : best
  return (
    <>
      <select
        {...ariaProps(id, messages.length > 0)}
        aria-label={field.label}
        value={form ? forms.indexOf(form) : ''}
        onChange={({ target }) => {
          const next = forms[Number(target.value || Number.NaN)]
          picks.set(id, next?.title)
          pick(next?.title)
          edit(file, path, next && translate(next, value))
        }}
      >
        <option value="">Sans réponse</option>
        {forms.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
      {form && <Group file={file} path={path} value={value} field={{ ...field, ...form }} />}
    </>
  )
}

/** Several groups of questions, and one more where the owner adds one. */
function ListField({ file, path, field, value }: FieldProps) {
  const items = Array.isArray(value) ? value : []
  const [blank, setBlank] = useState(-1)
  // A row that has an answer is one of the list, also when that is undone.
  if (blank >= 0 && blank < items.length) setBlank(-1)
  const rows = blank === items.length ? [...items, undefined] : items
  /** The button that was pressed goes away, or can be pressed no longer. */
  function draw(row: number, at: FieldPath) {
    flushSync(() => setBlank(row))
    focusAt({ file, path: at })
  }
  function remove(row: number) {
    const left = items.filter((_, index) => index !== row)
    edit(file, path, left.length > 0 ? left : undefined)
    draw(-1, path)
  }
  return (
    <>
      <ol className="items">
        {rows.map((item, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name
          <li key={row}>
            {field.item && (
              <FieldView file={file} path={[...path, row]} field={field.item} value={item} />
            )}
            <Button onClick={() => remove(row)}>
              Retirer<span className="visually-hidden"> l’élément {row + 1}</span>
            </Button>
          </li>
        ))}
      </ol>
      <Button
        disabled={rows.length > items.length}
        onClick={() => draw(items.length, [...path, items.length])}
      >
        Ajouter<span className="visually-hidden"> : {field.label}</span>
      </Button>
    </>
  )
}

/** Answers that a page shows, until they are accepted: the owner may also write others. */
function ProposalView({ file, path, field, value }: FieldProps) {
  const { proposal } = field
  const written = isObject(value) ? value : {}
  if (!proposal || Object.entries(proposal.values).every(([key, each]) => written[key] === each)) {
    return null
  }
  const { values, source, readOn } = proposal
  const accept = () => edit(file, path, { ...written, ...values })
  return (
    <div className="proposal">
      <p>{Object.values(values).join(' · ')}</p>
      <p className="help">
        Lu le {frenchDate(readOn)} sur <a href={source}>{new URL(source).host}</a>. Vérifiez, ou
        écrivez le vôtre.
      </p>
      <Button onClick={accept}>Prendre ces réponses</Button>
    </div>
  )
}

const groups: Partial<Record<Field['kind'], (props: FieldProps) => ReactNode>> = {
  group: Group,
  list: ListField,
  forms: FormsField,
}

/** What is asked for one key, drawn from its schema alone. */
export function FieldView(props: FieldProps) {
  const { file, path, field } = props
  const id = fieldId(file, path)
  const messages = useMessages(file, path)
  const Several = groups[field.kind]
  if (!Several) return <AnswerField {...props} />
  return (
    <fieldset className="group" id={`${id}.groupe`}>
      {field.label && <legend>{field.label}</legend>}
      {field.help && <p className="help">{field.help}</p>}
      <Errors id={id} file={file} messages={messages} />
      <ProposalView {...props} />
      <Several {...props} />
    </fieldset>
  )
}
