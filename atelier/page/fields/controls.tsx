import { useState } from 'react'
import type { ControlProps } from './ControlProps.ts'

export const LineControl = ({ field, value, aria, onChange }: ControlProps) => (
  <input
    {...aria}
    type="text"
    spellCheck={false}
    autoComplete="off"
    placeholder={field.fallback ?? `Exemple : ${field.example}`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

export function ChoiceControl({ field, value, aria, onChange }: ControlProps) {
  const { choices = {}, fallback } = field
  const byDefault = fallback && (choices[fallback] ?? fallback)
  return (
    <select {...aria} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{byDefault ? `${byDefault} (sans réponse)` : 'Sans réponse'}</option>
      {Object.entries(choices).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
      {value && !(value in choices) && <option value={value}>{value}</option>}
    </select>
  )
}

/** A palette, and beside it the colour as a text, which may be pasted. */
export const ColorControl = (props: ControlProps) => (
  <div className="tools">
    <input
      type="color"
      aria-label={`${props.field.label} : palette`}
      // Without a value, a palette would be black.
      value={props.value || props.field.fallback}
      onChange={({ target }) => props.onChange(target.value)}
    />
    <LineControl {...props} />
  </div>
)

const LINE_LENGTH = 40

/** A text area. The lines of a sentence are joined when it is saved. */
export function TextControl({ field, value, aria, onChange }: ControlProps) {
  const { kind, fallback, example } = field
  // What is typed stays as it is until the field is left: a list is saved without its empty lines, and instead of an
  // emptied sentence, ours comes back.
  const [typed, setTyped] = useState<string>()

  return (
    <textarea
      {...aria}
      className={kind}
      lang="fr"
      placeholder={fallback || (example && `Exemple : ${example}`)}
      // The rows set the height in browsers without `field-sizing: content`.
      rows={Math.ceil(value.length / LINE_LENGTH) || 1}
      value={typed ?? value}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value)
      }}
    />
  )
}
