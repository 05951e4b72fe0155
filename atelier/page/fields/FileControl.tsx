import { sendMedia } from '../api.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import type { ControlProps } from './FieldView.tsx'

/** A box that copies a chosen file to the site's media. The file input covers it: files can be dropped. */
export function FileControl({ field, value, aria, onChange }: ControlProps) {
  const request = useRequest<string>()
  const { label } = field
  // The server turns captions of the older form SRT into WebVTT.
  const extensions = (field.extensions ?? []).flatMap((each) =>
    each === 'vtt' ? ['vtt', 'srt'] : each,
  )

  async function copy(file: File) {
    const { path, excess } = await sendMedia(file)
    onChange(path)
    return excess ? `Copié. ${excess}` : `Copié : ${file.name}.`
  }

  return (
    <div className="media">
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
          aria-label={`${label} : choisir un fichier`}
          type="file"
          accept={extensions.map((extension) => `.${extension}`).join()}
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
