import { useState, useTransition } from 'react'
import { HttpError } from '../../server/HttpError.ts'
import { sendMedia } from '../api.ts'
import { Button } from '../Button.tsx'
import type { InputProps } from './field-props.ts'

/** What the file looks like; captions look like nothing. */
function Thumbnail({ path }: { path: string }) {
  if (/\.(?:mp4|webm)$/i.test(path)) {
    return <video className="thumbnail" src={`/${path}`} preload="metadata" muted tabIndex={-1} />
  }
  return /\.vtt$/i.test(path) ? null : <img className="thumbnail" src={`/${path}`} alt="" />
}

/** A file of the site's media: chosen, or dropped on the input that covers the box, then copied there. */
export function MediaField({ field, value, aria, onChange }: InputProps) {
  const [isCopying, copy] = useTransition()
  const [said, say] = useState('')

  const take = (file: File) =>
    copy(async () => {
      try {
        const { path, excess } = await sendMedia(file)
        onChange(path)
        say(excess ? `Copié. « ${file.name} » ${excess}.` : `Copié : ${file.name}.`)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        say(error.message)
      }
    })

  return (
    <div className="media">
      {value && <Thumbnail key={value} path={value} />}
      <p>
        <span>{value.replace(/^media\//, '') || 'Aucun fichier.'}</span>
        {value && (
          <Button onClick={() => onChange('')}>
            Retirer<span className="visually-hidden"> {value}</span>
          </Button>
        )}
      </p>
      <label className="button">
        Choisir un fichier, ou le déposer ici
        <input
          {...aria}
          aria-label={`${field.label} : choisir un fichier`}
          type="file"
          accept={field.accept}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) take(file)
            target.value = ''
          }}
        />
      </label>
      <div role="status">
        {isCopying && <progress aria-label="Copie du fichier" />}
        {said && !isCopying && <p className="help">{said}</p>}
      </div>
    </div>
  )
}
