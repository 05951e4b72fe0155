import { useState, useTransition } from 'react'
import { valueAt } from '../../../owner/values.ts'
import { HttpError } from '../../server/HttpError.ts'
import { Button } from '../Button.tsx'
import { takePoster } from '../save-answers.ts'
import { shownData, useAtelier } from '../use-atelier.ts'

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const work = useAtelier()
  const [isAsking, ask] = useTransition()
  const [message, setMessage] = useState('')
  const poster = valueAt(shownData('site.yaml', work), ['video', 'poster'])

  const take = () => {
    const question =
      'La vidéo a déjà une image. Prendre celle du service à sa place ? La vôtre reste dans le dossier media.'
    if (poster && !confirm(question)) return
    ask(async () => {
      try {
        await takePoster(Boolean(poster))
        setMessage('L’image du service est à vous : elle se voit dans l’aperçu.')
      } catch (error) {
        if (!(error instanceof HttpError)) throw error
        setMessage(error.message)
      }
    })
  }

  return (
    <div className="tools">
      <Button disabled={isAsking} onClick={take}>
        Prendre l’image du service
      </Button>
      <div role="status">
        {isAsking && <progress aria-label="Le service est interrogé" />}
        {message && !isAsking && <p className="help">{message}</p>}
      </div>
    </div>
  )
}
