import { useState } from 'react'
import type { ControlProps } from './FieldView.tsx'

const LINE_LENGTH = 40

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** A text area. Enter starts a new line only in a list and in a legal text. */
export function TextControl({ field, value, aria, onChange }: ControlProps) {
  const { kind, fallback, example } = field
  // What is typed stays as it is until the field is left: a list is saved without its empty lines, and instead of an
  // emptied sentence, ours comes back.
  const [typed, setTyped] = useState<string>()

  function change(text: string) {
    setTyped(text)
    if (kind === 'lines') onChange(linesOf(text))
    else onChange(kind === 'text' ? text : text.replace(/\s*\n\s*/g, ' '))
  }

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
      onChange={({ target }) => change(target.value)}
    />
  )
}
