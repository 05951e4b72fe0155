import type { Answer } from '../../protocol.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import { answerAt, current, edit, saveAll } from '../store.ts'

type FromService = { poster: string; title?: string; duration?: string }

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const request = useRequest<string>()

  async function take() {
    await saveAll()
    const answers = Object.entries(await ask<FromService>('poster'))
    const changes = answers.map(([key, value]: [string, Answer]) => ({
      ...{ file: 'site.yaml', path: ['video', key] },
      value,
    }))
    edit(...changes.filter((change) => change.path[1] === 'poster' || !answerAt(current, change)))
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
