import { useState, useTransition } from 'react'
import { HttpError } from '../../server/HttpError.ts'
import { sendMedia } from '../api.ts'
import { Button } from '../Button.tsx'
import type { InputProps } from './field-props.ts'

/** Shows a film or a picture small. Captions have no picture. */
function Thumbnail({ path }: { path: string }) {
  if (/\.(?:mp4|webm)$/i.test(path)) {
    return <video className="thumbnail" src={`/${path}`} preload="metadata" muted tabIndex={-1} />
  }
  return /\.vtt$/i.test(path) ? null : <img className="thumbnail" src={`/${path}`} alt="" />
}

/** Chooses a file and copies it to the site's media. The input covers the box, so a file can be dropped on it. */
export function MediaField({ field, value, aria, onChange }: InputProps) {
  const [isCopying, copy] = useTransition()
  const [message, setMessage] = useState('')

  const take = (file: File) =>
    copy(async () => {
      try {
        const { path, excess } = await sendMedia(file)
        onChange(path)
        setMessage(excess ? `Copié. « ${file.name} » ${excess}.` : `Copié : ${file.name}.`)
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        setMessage(error.message)
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
        {message && !isCopying && <p className="help">{message}</p>}
      </div>
    </div>
  )
}
