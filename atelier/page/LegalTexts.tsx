import { useEffect, useRef } from 'react'
import { Errors } from './Errors.tsx'
import { ariaProps, fieldId, useForm } from './form-context.ts'
import { Paragraph } from './Paragraph.tsx'

type Props = {
  texts: { file: string; title: string }[]
  /** The file that is open. */
  open: string
  text: string
  /** Words of the page to stand at. */
  seek: string | undefined
  onOpen: (file: string) => void
}

/** The longest piece of a sentence of the page that stands in the text as it is. */
function findIn(text: string, sought: string): number {
  const plain = (each: string) => each.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
  const words = plain(sought).trim().split(' ')
  for (let from = 0; from < words.length; from++) {
    const at = plain(text).indexOf(words.slice(from, from + 4).join(' '))
    if (at >= 0) return at
  }
  return -1
}

/** A legal text as it is written, its page beside it. */
export function LegalTexts({ texts, open, text, seek, onOpen }: Props) {
  const { messagesAt, edit } = useForm()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    const start = area && seek ? findIn(area.value, seek) : -1
    if (!area || start < 0) return
    const line = area.value.indexOf('\n', start)
    area.focus()
    area.setSelectionRange(start, line < 0 ? area.value.length : line)
  }, [seek])
  const id = fieldId(open, [])
  const messages = messagesAt(open, [])
  return (
    <div ref={box} className="field">
      <label className="label" htmlFor="texte">
        Texte à modifier
      </label>
      <select id="texte" value={open} onChange={({ target }) => onOpen(target.value)}>
        {texts.map(({ file, title }) => (
          <option key={file} value={file}>
            {title}
          </option>
        ))}
      </select>
      <p className="help" id={`${id}.aide`}>
        « ## » devant un titre, « - » devant chaque point d’une liste. Ce qui est entre accolades
        vient de vos réponses : gardez-le tel quel.
      </p>
      <Paragraph
        {...ariaProps(id, messages)}
        aria-label={`Texte de la page « ${texts.find(({ file }) => file === open)?.title} »`}
        className="legal"
        lang="fr"
        value={text}
        onChange={({ target }) => edit(open, [], target.value)}
      />
      <Errors id={id} messages={messages} />
    </div>
  )
}
