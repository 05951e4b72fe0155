import { useEffect, useRef } from 'react'
import { valueAt } from '../../generator/schema/values.ts'
import type { OpenFile } from '../server/open-store.ts'
import { Button } from './Button.tsx'
import type { Pending } from './pending.ts'

type Props = {
  name: string
  file: OpenFile
  disputed: Pending[]
  onSettle: (isMine: boolean) => void
}

const shown = (value: unknown) =>
  value === undefined || value === ''
    ? 'rien'
    : typeof value === 'string'
      ? value
      : JSON.stringify(value)

/** A file changed elsewhere while the same value was being typed here: the owner sees both, and chooses. */
export function Conflict({ name, file, disputed, onSettle }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="conflit"
      // Closing it would choose without saying so.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflit">« {name} » a changé ailleurs</h2>
      <p>
        Un éditeur de texte ou git a modifié ce que vous étiez en train d’écrire. Rien n’a été
        écrasé.
      </p>
      {disputed.map(({ path, value }) => (
        <dl key={path.join('.')}>
          <dt>Ici</dt>
          <dd>{shown(value)}</dd>
          <dt>Dans le fichier</dt>
          <dd>{shown(valueAt(file.data ?? file.text, path))}</dd>
        </dl>
      ))}
      <p className="tools">
        <Button className="main" onClick={() => onSettle(true)}>
          Garder ce que j’ai écrit ici
        </Button>
        <Button onClick={() => onSettle(false)}>Prendre ce qui est dans le fichier</Button>
      </p>
    </dialog>
  )
}
