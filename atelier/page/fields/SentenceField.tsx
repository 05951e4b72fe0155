import { useState } from 'react'
import { linesOf } from './answer-text.ts'
import type { InputProps } from './field-props.ts'

const LINE_LENGTH = 40

/** A text area. Enter starts a new line only in a list, a legal text, or a text of several lines. */
export function SentenceField({ field, value, aria, onChange }: InputProps) {
  // The field keeps its several lines if the owner replaces them by one word, so that new lines can follow.
  const [hasLines] = useState(() => ['text', 'lines'].includes(field.kind) || value.includes('\n'))
  // What the owner has typed, until the focus leaves the field. It is shown where the saved answer differs:
  // a list is saved without its empty lines, and an emptied sentence as the default one.
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
