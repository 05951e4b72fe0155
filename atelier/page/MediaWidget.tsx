import type { WidgetProps } from '@rjsf/utils'
import { type DragEvent, useState } from 'react'
import { Refusal } from '../server/Refusal.ts'
import { sendMedia } from './api.ts'
import { Button } from './Button.tsx'
import { type Film, lookAtFilm } from './look-at-film.ts'
import { spoken } from './widgets.tsx'

/** `\.(?:mp4|webm)$` → `.mp4,.webm` */
const endingsOf = (pattern = '') =>
  [...pattern.replace(/e\?/g, '').matchAll(/[a-z]{3,}\d?|mp4/g)]
    .flatMap(([end]) => (end === 'jpg' ? ['jpg', 'jpeg'] : [end]))
    .map((end) => `.${end}`)
    .join(',')

const isFilm = (file: File) => /\.(?:mp4|webm)$/i.test(file.name)

const inMegabytes = (bytes: number) =>
  new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 }).format(bytes / 1_000_000)

const inWords = ({ name, size }: File, film?: Film) =>
  [
    name,
    `${inMegabytes(size)} Mo`,
    film && `${Math.floor(film.seconds / 60)} min ${Math.round(film.seconds % 60)} s`,
  ]
    .filter(Boolean)
    .join(', ')

const unseen =
  'Copié. Ce navigateur ne sait pas lire ce film, donc pas en tirer une image : vérifiez qu’il se lit, et choisissez une image.'

/** A file of the site's media: chosen or dropped, then copied there. */
export function MediaWidget(props: WidgetProps) {
  const { id, value, onChange, schema, registry } = props
  const [share, setShare] = useState<number>()
  const [said, setSaid] = useState('')
  const [isOver, setOver] = useState(false)

  async function take(file: File | undefined) {
    if (!file) return
    setSaid('')
    setShare(0)
    try {
      const path = await sendMedia(file, setShare)
      onChange(path)
      const film = isFilm(file) ? await lookAtFilm(file) : undefined
      setSaid(`Copié : ${inWords(file, film)}.`)
      if (film) await keepPicture(film, path)
      else if (isFilm(file)) setSaid(unseen)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      setSaid(error.message)
    } finally {
      setShare(undefined)
    }
  }

  /** A film without a picture, or with that of the demonstration, gets one of its own. */
  async function keepPicture({ picture, ratio }: Film, path: string) {
    const { onChangeAt, path: group, data } = registry.formContext
    onChangeAt([...group, 'aspectRatio'], ratio)
    if (data?.poster && !data.poster.startsWith('media/demonstration.')) return
    const name = path.replace(/^.*\/|\.\w+$/g, '')
    const poster = await sendMedia(new File([picture], `${name}.webp`), () => {})
    onChangeAt([...group, 'poster'], poster)
    setSaid((text) => `${text} Son image en a été tirée.`)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more, the button is the other
    <div
      className="media"
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>
        <span className="path">{value ?? 'Aucun fichier.'}</span>
        {value && (
          <Button onClick={() => onChange(undefined)}>
            Retirer<span className="unseen"> {value}</span>
          </Button>
        )}
      </p>
      <label className="button">
        Choisir un fichier, ou le déposer ici
        <input
          {...spoken(props)}
          id={id}
          className="unseen"
          type="file"
          accept={endingsOf(schema.pattern)}
          onChange={({ target }) => {
            take(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
      {share !== undefined && (
        <progress value={share} max={1} aria-label="Copie du fichier">
          {Math.round(share * 100)} %
        </progress>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
