import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import { answerTo, current, edit, saveAll } from '../store.ts'

type FromService = { poster: string; title?: string; duration?: string }

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const request = useRequest<string>()

  async function take() {
    await saveAll()
    const answers = Object.entries(await ask<FromService>('poster'))
      .map(([key, answer]) => [`site.yaml.video.${key}`, answer] as const)
      .filter(([id]) => id.endsWith('poster') || !answerTo(current, id))
    edit(Object.fromEntries(answers))
    return 'L’image du service est à vous : elle se voit dans l’aperçu.'
  }

  return (
    <div className="tools">
      <Button disabled={request.isBusy} onClick={() => request.run(take)}>
        Prendre l’image du service
      </Button>
      <RequestStatus request={request} label="Le service est interrogé" />
    </div>
  )
}
