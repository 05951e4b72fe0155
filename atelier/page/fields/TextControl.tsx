import { useState } from 'react'
import type { ControlProps } from './FieldView.tsx'

const LINE_LENGTH = 40

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** A text area. Enter starts a new line only in a list and in a legal text. */
export function TextControl({ field, value, aria, onChange }: ControlProps) {
  const { kind, fallback = '', example } = field
  // What the owner is typing: a list is saved without its empty lines, and would jump under the cursor.
  const [typed, setTyped] = useState<string>()
  const isList = kind === 'lines'
  const isSameList = typed !== undefined && isList && linesOf(typed).join('\n') === value

  function change(text: string) {
    setTyped(text)
    if (isList) onChange(linesOf(text))
    else onChange(kind === 'text' ? text : text.replace(/\s*\n\s*/g, ' '))
  }

  function leave() {
    setTyped(undefined)
    // A sentence that was emptied is ours again.
    if (value === '' && fallback) onChange(isList ? linesOf(fallback) : fallback)
  }

  return (
    <textarea
      {...aria}
      className={kind}
      lang="fr"
      placeholder={fallback || (example && `Exemple : ${example}`)}
      // The rows set the height in browsers without `field-sizing: content`.
      rows={Math.ceil(value.length / LINE_LENGTH) || 1}
      value={isSameList ? typed : value}
      onBlur={leave}
      onChange={({ target }) => change(target.value)}
    />
  )
}
