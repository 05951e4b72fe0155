import { Button } from './Button.tsx'

type Props = {
  copies: string[]
  onKeep: () => void
  onRestore: (id: string) => void
}

/** `2026-11-22T05-40-12` → « 22 novembre 2026 à 06:40 » */
const dateOf = (id: string) =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium' }).format(
    new Date(`${id.slice(0, 10)}T${id.slice(11).replaceAll('-', ':')}Z`),
  )

/** Dated copies of all texts, to come back to. */
export function Copies({ copies, onKeep, onRestore }: Props) {
  return (
    <>
      <p className="help">
        Une copie garde tous vos textes tels qu’ils sont, dans le dossier « .historique » du site.
        La remettre s’annule comme n’importe quel changement.
      </p>
      <Button className="main" onClick={onKeep}>
        Garder une copie maintenant
      </Button>
      <ul className="findings">
        {copies.map((id) => (
          <li key={id}>
            <p>{dateOf(id)}</p>
            <Button onClick={() => onRestore(id)}>
              Remettre<span className="unseen"> la copie du {dateOf(id)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
