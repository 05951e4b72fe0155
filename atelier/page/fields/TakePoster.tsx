import { valueAt } from '../../../owner/values.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { edit, saveAll } from '../follow-server.ts'
import { RequestStatus, useRequest } from '../request.tsx'
import { current } from '../store.ts'

type FromService = { poster: string; title?: string; duration?: string }

const QUESTION =
  'La vidéo a déjà une image. Prendre celle du service à sa place ? La vôtre reste dans le dossier media.'

const answerTo = (key: string) => valueAt(current.files['site.yaml'], ['video', key])

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const request = useRequest()

  function start() {
    if (answerTo('poster') && !confirm(QUESTION)) return
    request.run(take)
  }

  async function take() {
    await saveAll()
    const answers = Object.entries(await ask<FromService>('poster'))
    const wanted = answers.filter(([key]) => key === 'poster' || !answerTo(key))
    const changes = wanted.map(([key, value]) => ({ path: ['video', key], value }))
    edit('site.yaml', changes)
    return 'L’image du service est à vous : elle se voit dans l’aperçu.'
  }

  return (
    <div className="tools">
      <Button disabled={request.isBusy} onClick={start}>
        Prendre l’image du service
      </Button>
      <RequestStatus request={request} label="Le service est interrogé" />
    </div>
  )
}
