import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils'
import { Button } from './Button.tsx'

/** What is wrong with a value, where it stands. */
export function Errors({ id, messages = [] }: { id: string; messages?: string[] | undefined }) {
  return (
    <div id={`${id}.message`} aria-live="polite">
      {messages.map((message) => (
        <p key={message} className="error">
          {message}
        </p>
      ))}
    </div>
  )
}

/** One question: its name, what it changes, an example, the answer, what is wrong with it. */
function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, schema, children, rawErrors, rawDescription, displayLabel, fieldPathId } =
    props
  // A key whose value follows from the form that was chosen.
  if (schema.const !== undefined) return null
  if (schema.oneOf) {
    return (
      <fieldset className="group" id={id}>
        {/* The chapter has this title already. */}
        <legend className={fieldPathId.path.length === 0 ? 'unseen' : undefined}>{label}</legend>
        {rawDescription && <p className="help">{rawDescription}</p>}
        {children}
      </fieldset>
    )
  }
  if (!displayLabel) return children
  const [example] = (schema.examples ?? []) as string[]
  const isSeveral = schema.format === 'yes-no'
  return (
    <div className="field" data-wrong={rawErrors && rawErrors.length > 0 ? '' : undefined}>
      {isSeveral ? (
        <span className="label" id={`${id}.nom`}>
          {label}
        </span>
      ) : (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      <p className="help" id={`${id}.aide`}>
        {rawDescription}
        {example && !isSeveral && !schema.enum && (
          <span className="example">
            {rawDescription ? ' ' : ''}Par exemple : {example}
          </span>
        )}
      </p>
      {children}
      <Errors id={id} messages={rawErrors} />
    </div>
  )
}

/** Titles come from the schema alone: the library would show the name of a key that has none. */
function ObjectFieldTemplate({
  schema: { title },
  description,
  properties,
  fieldPathId,
  errorSchema,
}: ObjectFieldTemplateProps) {
  const questions = properties.map(({ content }) => content)
  const errors = <Errors id={fieldPathId.$id} messages={errorSchema?.__errors} />
  // The chapter has its title already, and a choice its own.
  if (!title || fieldPathId.path.length === 0) {
    return (
      <>
        {errors}
        {questions}
      </>
    )
  }
  return (
    <fieldset className="group" id={fieldPathId.$id}>
      <legend>{title}</legend>
      {description && <p className="help">{description}</p>}
      {errors}
      {questions}
    </fieldset>
  )
}

function ArrayFieldTemplate({
  items,
  onAddClick,
  fieldPathId,
  schema: { title, description },
  errorSchema,
}: ArrayFieldTemplateProps) {
  return (
    <fieldset className="group" id={fieldPathId.$id}>
      {title && <legend>{title}</legend>}
      {description && <p className="help">{description}</p>}
      <Errors id={fieldPathId.$id} messages={errorSchema?.__errors} />
      <ol className="items">{items}</ol>
      <Button onClick={onAddClick}>
        Ajouter{title ? <span className="unseen"> : {title}</span> : null}
      </Button>
    </fieldset>
  )
}

function ArrayFieldItemTemplate({ children, index, buttonsProps }: ArrayFieldItemTemplateProps) {
  return (
    <li>
      {children}
      <p className="tools">
        {index > 0 && (
          <Button onClick={buttonsProps.onMoveUpItem}>
            Monter<span className="unseen"> l’élément {index + 1}</span>
          </Button>
        )}
        <Button onClick={buttonsProps.onRemoveItem}>
          Retirer<span className="unseen"> l’élément {index + 1}</span>
        </Button>
      </p>
    </li>
  )
}

export const templates = {
  FieldTemplate,
  ObjectFieldTemplate,
  ArrayFieldTemplate,
  ArrayFieldItemTemplate,
}
