import { useState } from 'react'
import { linesOf } from './answer-text.ts'
import type { InputProps } from './field-props.ts'

const LINE_LENGTH = 40

/** A text area. Enter starts a new line only in a list, a legal text, or a text of several lines. */
export function SentenceField({ field, value, aria, onChange }: InputProps) {
  // A field that had several lines still accepts new lines after the owner has replaced its text by a single
  // word.
  const [hasLines] = useState(() => ['text', 'lines'].includes(field.kind) || value.includes('\n'))
  // What the owner has typed. Until the focus leaves the field, it is shown in the place of the saved answer,
  // which may differ: a list is saved without its empty lines, and an empty sentence as the default one.
  const [typed, setTyped] = useState<string>()
  const isSameList = typed !== undefined && linesOf(typed).join('\n') === value
  const awaitsDefault = (text?: string) => field.hasDefault && text?.trim() === ''

  function change(text: string) {
    setTyped(text)
    if (!awaitsDefault(text)) onChange(text)
  }

  function leave() {
    setTyped(undefined)
    if (awaitsDefault(typed)) onChange('')
  }

  return (
    <textarea
      {...aria}
      className={field.kind}
      lang="fr"
      // The rows set the height in browsers without `field-sizing: content`.
      rows={Math.ceil(value.length / LINE_LENGTH) || 1}
      value={isSameList || awaitsDefault(typed) ? typed : value}
      onBlur={leave}
      onChange={({ target }) =>
        change(hasLines ? target.value : target.value.replace(/\s*\n\s*/g, ' '))
      }
    />
  )
}
