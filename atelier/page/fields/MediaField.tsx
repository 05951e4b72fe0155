import { HttpError } from '../../server/HttpError.ts'
import { sendMedia } from '../api.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import type { InputProps } from './field-props.ts'

function Thumbnail({ path }: { path: string }) {
  if (/\.(?:mp4|webm)$/i.test(path)) {
    return <video className="thumbnail" src={`/${path}`} preload="metadata" muted tabIndex={-1} />
  }
  return /\.vtt$/i.test(path) ? null : <img className="thumbnail" src={`/${path}`} alt="" />
}

/** Refuses a file of another kind than the field takes. `accept` lists its extensions: `.mp4,.webm`. */
function refuseOtherKinds({ name }: File, accept = '') {
  const extensions = accept.split(',')
  if (extensions.some((extension) => name.toLowerCase().endsWith(extension))) return
  const kinds = extensions.join(', ').replaceAll('.', '')
  throw new HttpError(415, `« ${name} » ne convient pas ici. Choisissez un fichier ${kinds}.`)
}

/** A box that copies a chosen file to the site's media. The file input covers it: files can be dropped. */
export function MediaField({ field, value, aria, onChange }: InputProps) {
  const request = useRequest()
  // The server turns captions of the older form SRT into WebVTT.
  const accept = field.accept?.replace('.vtt', '.vtt,.srt')

  async function copy(file: File) {
    refuseOtherKinds(file, accept)
    const { path, excess } = await sendMedia(file)
    onChange(path)
    return excess ? `Copié. ${excess}` : `Copié : ${file.name}.`
  }

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
          accept={accept}
          disabled={request.isBusy}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) request.run(() => copy(file))
            target.value = ''
          }}
        />
      </label>
      <RequestStatus request={request} label="Copie du fichier" />
    </div>
  )
}
