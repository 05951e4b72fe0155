import { refuseSize } from '../../../owner/read/file-size.ts'
import { Button } from '../Button.tsx'
import { RequestError, sendRequest } from '../send-request.ts'
import { RequestStatus, useRequest } from '../use-request.tsx'
import type { ControlProps } from './ControlProps.ts'

/** Copies a file that is chosen, or dropped on the field, to the site's media. */
export function FileControl({ field, value, aria, onChange }: ControlProps) {
  const request = useRequest<string>()
  const { label } = field
  // The server turns captions of the older form SRT into WebVTT.
  const extensions = (field.extensions ?? []).flatMap((each) =>
    each === 'vtt' ? ['vtt', 'srt'] : each,
  )

  async function copy(file: File) {
    const end = file.name.split('.').at(-1)?.toLowerCase() ?? ''
    if (!extensions.includes(end)) {
      const sentence = `Il faut un fichier ${extensions.join(' ou ')}, exporté ainsi : changer la fin du nom ne suffit pas.`
      throw new RequestError({ sentence })
    }
    const tooLarge = refuseSize(file.size, field.maxBytes)
    if (tooLarge) throw new RequestError({ sentence: tooLarge })
    const { path } = await sendRequest<{ path: string }>(
      `media?name=${encodeURIComponent(file.name)}`,
      file,
    )
    onChange(path)
    return `Copié : ${file.name}.`
  }

  return (
    <>
      {value && (
        <p className="tools">
          {value.replace(/^media\//, '')}
          <Button onClick={() => onChange('')}>
            Retirer<span className="visually-hidden"> {value}</span>
          </Button>
        </p>
      )}
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
      <RequestStatus request={request} label="Copie du fichier" />
    </>
  )
}
