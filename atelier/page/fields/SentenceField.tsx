import { useState } from 'react'
import { linesOf } from './answer-text.ts'
import type { InputProps } from './field-props.ts'

/** About as many characters stand on a line of the text area. */
const LINE_LENGTH = 40

/** A text area. Enter starts a new line only in lists, and in texts that have several, e.g. a mail. */
export function SentenceField({ field, value, aria, onChange }: InputProps) {
  // Decided once: a mail whose lines the owner joins while typing can still be parted again.
  const [hasLines] = useState(() => ['text', 'lines'].includes(field.kind) || value.includes('\n'))
  // What is typed differs from the answer in two cases, until the owner leaves the field: an empty
  // line is no part of a list, and an emptied field is not yet given its default text.
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
