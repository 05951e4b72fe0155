import { useEffect, useRef } from 'react'
import type { Kept } from '../server/open-store.ts'
import { Errors } from './templates.tsx'
import { Paragraph } from './widgets.tsx'

type Props = {
  title: string
  text: string
  kept: Kept[]
  /** Words of the page to stand at. */
  seek: string | undefined
  onEdit: (text: string) => void
}

/** The longest piece of a sentence of the page that stands in the text as it is. */
function findIn(text: string, sought: string): number {
  const words = sought
    .replace(/[\u00a0\u202f]/g, ' ')
    .replaceAll('’', "'")
    .trim()
    .split(' ')
  const plain = text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'")
  for (let from = 0; from < words.length; from++) {
    const at = plain.indexOf(words.slice(from, from + 4).join(' '))
    if (at >= 0) return at
  }
  return -1
}

/** A legal text as it is written, its page beside it. */
export function LegalEditor({ title, text, kept, seek, onEdit }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const area = box.current?.querySelector('textarea')
    if (!area || !seek) return
    const start = findIn(area.value, seek)
    if (start < 0) return
    const line = area.value.indexOf('\n', start)
    area.focus()
    area.setSelectionRange(start, line < 0 ? area.value.length : line)
  }, [seek])
  return (
    <div ref={box} className="field">
      <label className="label" htmlFor="texte">
        {title}
      </label>
      <p className="help" id="texte.aide">
        Le texte de la page, en Markdown : « ## » devant un titre, « - » devant chaque point d’une
        liste. Ce qui est entre accolades vient de vos réponses.
      </p>
      <Paragraph
        id="texte"
        className="legal"
        aria-describedby="texte.aide texte.message"
        aria-invalid={kept.length > 0 ? true : undefined}
        lang="fr"
        value={text}
        onChange={({ target }) => onEdit(target.value)}
      />
      <Errors id="texte" messages={kept.map(({ message }) => message)} />
    </div>
  )
}
