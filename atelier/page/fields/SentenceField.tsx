import { useState } from 'react'
import type { InputProps } from './field-props.ts'

/** Splits a text into the answers of a list: its lines, without the empty ones. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** A text area. Enter starts a new line only in lists, and in texts that have several, e.g. a mail. */
export function SentenceField({ field, value, aria, hasDefault, onChange }: InputProps) {
  const [hasLines] = useState(() => /\n/.test(value) || ['text', 'lines'].includes(field.kind))
  // What is typed differs from the answer in two cases, until the owner leaves the field: an empty
  // line is no part of a list, and an emptied field is not yet given its default text.
  const [typed, setTyped] = useState<string>()
  const isListTyped = typed !== undefined && linesOf(typed).join('\n') === value
  const isEmptied = hasDefault && typed?.trim() === ''

  function change(text: string) {
    setTyped(text)
    const isDefaultAwaited = hasDefault && text.trim() === ''
    if (!isDefaultAwaited) onChange(text)
  }

  function leave() {
    setTyped(undefined)
    if (isEmptied) onChange('')
  }

  return (
    <textarea
      {...aria}
      className={field.kind}
      lang="fr"
      // The rows set the height in browsers without `field-sizing: content`.
      rows={Math.ceil(value.length / 40) || 1}
      value={isListTyped || isEmptied ? typed : value}
      onBlur={leave}
      onChange={({ target }) =>
        change(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
      }
    />
  )
}
