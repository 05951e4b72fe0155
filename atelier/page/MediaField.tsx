import { type DragEvent, useState } from 'react'
import type { Field } from '../server/describe-form.ts'
import { HttpError } from '../server/HttpError.ts'
import { sendMedia } from './api.ts'
import { Button } from './Button.tsx'
import type { ariaProps } from './form-context.ts'

type Props = {
  field: Field
  value: string
  aria: ReturnType<typeof ariaProps>
  onChange: (value: string | undefined) => void
}

/** What the file looks like; captions look like nothing. */
function Thumbnail({ path }: { path: string }) {
  if (/\.(?:mp4|webm)$/i.test(path)) {
    return <video className="thumbnail" src={`/${path}`} preload="metadata" muted tabIndex={-1} />
  }
  return /\.vtt$/i.test(path) ? null : <img className="thumbnail" src={`/${path}`} alt="" />
}

/** A file of the site's media: chosen or dropped, then copied there. */
export function MediaField({ field, value, aria, onChange }: Props) {
  const [share, setShare] = useState<number>()
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    setSaid('')
    setShare(0)
    try {
      onChange(await sendMedia(file, setShare))
      setSaid(`Copié : ${file.name}.`)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      setSaid(error.message)
    } finally {
      setShare(undefined)
    }
  }

  const over = (next: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(next)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more, the button is the other
    <div
      className="media"
      data-over={isOver ? '' : undefined}
      onDragOver={over(true)}
      onDragLeave={over(false)}
      onDrop={(event) => {
        over(false)(event)
        void take(event.dataTransfer.files[0])
      }}
    >
      {value && <Thumbnail key={value} path={value} />}
      <p>
        <span>{value.replace(/^media\//, '') || 'Aucun fichier.'}</span>
        {value && (
          <Button onClick={() => onChange(undefined)}>
            Retirer<span className="visually-hidden"> {value}</span>
          </Button>
        )}
      </p>
      <label className="button">
        Choisir un fichier, ou le déposer ici
        <input
          {...aria}
          aria-label={`${field.label} : choisir un fichier`}
          className="visually-hidden"
          type="file"
          accept={field.accept}
          onChange={({ target }) => {
            void take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      <div role="status">
        {share !== undefined && <progress value={share} aria-label="Copie du fichier" />}
        {said && <p className="help">{said}</p>}
      </div>
    </div>
  )
}
