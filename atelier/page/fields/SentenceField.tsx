import { useState } from 'react'
import { linesOf } from './answer-text.ts'
import type { InputProps } from './field-props.ts'

/** About as many characters stand on a line of the text area. */
const LINE_LENGTH = 40

/** A text area. Enter starts a new line only in lists, and in texts that have several, e.g. a mail. */
export function SentenceField({ field, value, aria, onChange }: InputProps) {
  // Decided once, when the field appears: a mail whose lines were joined can still get new lines.
  const [hasLines] = useState(() => ['text', 'lines'].includes(field.kind) || value.includes('\n'))
  // The text as it was typed, until the owner leaves the field. It differs from the answer in a list
  // with an empty line, and in an emptied field, which gets its default text back only then.
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
