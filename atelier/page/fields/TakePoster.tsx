import { valueAt } from '../../../owner/values.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import { takePoster } from '../saving/save-and-ask.ts'
import { shownData, useAtelier } from '../use-atelier.ts'

const QUESTION =
  'La vidéo a déjà une image. Prendre celle du service à sa place ? La vôtre reste dans le dossier media.'

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const poster = valueAt(shownData('site.yaml', useAtelier()), ['video', 'poster'])
  const request = useRequest()

  function take() {
    if (poster && !confirm(QUESTION)) return
    request.run(async () => {
      await takePoster(Boolean(poster))
      return 'L’image du service est à vous : elle se voit dans l’aperçu.'
    })
  }

  return (
    <div className="tools">
      <Button disabled={request.isBusy} onClick={take}>
        Prendre l’image du service
      </Button>
      <RequestStatus request={request} label="Le service est interrogé" />
    </div>
  )
}
