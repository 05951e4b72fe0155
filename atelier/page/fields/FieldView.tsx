import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isObject, type Path } from '../../../owner/values.ts'
import { frenchDate } from '../../../src/formats/dates.ts'
import type { Field, Variant } from '../../server/describe-field.ts'
import { Button } from '../Button.tsx'
import { focusAt } from '../focus-at.ts'
import { edit } from '../saving/save-drafts.ts'
import { useMessages } from '../use-atelier.ts'
import { AnswerField } from './AnswerField.tsx'
import { ariaProps, type FieldProps, fieldId } from './field-props.ts'
import { Messages } from './Messages.tsx'

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

/** Converts an answer to another variant of its question: only the keys that this variant has too stay. */
function convertAnswer({ provider, fields }: Variant, answer: unknown) {
  const shared = isObject(answer) ? fields.map(({ name }) => [name, answer[name]]) : []
  return { ...Object.fromEntries(shared), provider }
}

/** A question with several ways of answering, e.g. Matomo: a list of them, then the questions of the chosen one. */
function VariantsField({ file, path, field, value }: FieldProps) {
  const { variants = [] } = field
  const messages = useMessages(file, path)
  const chosen = isObject(value) && variants.find(({ provider }) => provider === value.provider)
  function choose(provider: string) {
    const next = variants.find((variant) => variant.provider === provider)
    edit(file, path, next && convertAnswer(next, value))
  }
  return (
    <>
      <select
        {...ariaProps(fieldId(file, path), messages)}
        aria-label={field.label}
        value={chosen ? chosen.provider : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Sans réponse</option>
        {variants.map(({ title, provider }) => (
          <option key={provider} value={provider}>
            {title}
          </option>
        ))}
      </select>
      {chosen && <Group file={file} path={path} value={value} field={{ ...field, ...chosen }} />}
    </>
  )
}

/** A list of groups of questions, with buttons to add and remove one. */
function ListField({ file, path, field, value }: FieldProps) {
  const items = Array.isArray(value) ? value : []
  const [blank, setBlank] = useState(-1)
  // Once the owner has answered in the added row, it belongs to `items`, and « Annuler » removes it whole.
  if (blank >= 0 && blank < items.length) setBlank(-1)
  const rows = blank === items.length ? [...items, undefined] : items
  /**
   * Shows or hides the added row, then moves the focus, because the button that was pressed disappears or is
   * disabled.
   */
  function showBlank(row: number, focused: Path) {
    flushSync(() => setBlank(row))
    focusAt({ file, path: focused })
  }
  function remove(row: number) {
    const left = items.filter((_, index) => index !== row)
    edit(file, path, left.length > 0 ? left : undefined)
    showBlank(-1, path)
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
        onClick={() => showBlank(items.length, [...path, items.length])}
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
  variants: VariantsField,
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
      <Messages id={id} file={file} messages={messages} />
      <ProposalView {...props} />
      <Several {...props} />
    </fieldset>
  )
}
