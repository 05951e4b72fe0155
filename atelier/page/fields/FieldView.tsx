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

/** The questions of a group, one for each of its keys. */
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

/** Counts the keys of an answer that belong to a way of answering. */
function countMatches({ value, fixed, fields }: Form, data: unknown): number {
  if (!isObject(data)) return Number(value !== undefined && data === value)
  const isKnown = ([key, word]: [string, unknown]) =>
    fixed[key] === word || fields.some(({ name }) => name === key)
  return Object.entries(data).filter(isKnown).length
}

/** Keeps of an answer what another way of answering asks for too. */
function convertAnswer({ value, fixed, fields }: Form, data: unknown): unknown {
  const kept = isObject(data) ? fields.map(({ name }) => [name, data[name]]) : []
  return value ?? { ...Object.fromEntries(kept), ...fixed }
}

/** Title of the chosen way of answering, by field. Kept here because a closed chapter loses its state. */
const picks = new Map<string, string | undefined>()

/** A question with several ways of answering, e.g. Matomo or Plausible: a list of them, then the questions of one. */
function FormsField({ file, path, field, value }: FieldProps) {
  const messages = useMessages(file, path)
  const { forms = [] } = field
  const id = fieldId(file, path)
  const [picked, pick] = useState(picks.get(id))
  const rank = (form: Form) => countMatches(form, value) + (form.title === picked ? 0.5 : 0)
  const [best] = forms.toSorted((a, b) => rank(b) - rank(a))
  // A way that was just chosen has no answer yet; its questions show all the same.
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
          edit(file, path, next && convertAnswer(next, value))
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

/** A list of groups of questions, with buttons to add and remove one. */
function ListField({ file, path, field, value }: FieldProps) {
  const items = Array.isArray(value) ? value : []
  const [blank, setBlank] = useState(-1)
  // Once the added row has an answer, it is one of `items`, and undo removes it again.
  if (blank >= 0 && blank < items.length) setBlank(-1)
  const rows = blank === items.length ? [...items, undefined] : items
  /** Moves the focus, because the pressed button is removed or disabled. */
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

/** Answers that a service publishes about itself, which the owner accepts with one click or writes himself. */
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

/** The question of one key, or the group of questions under it. */
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
