import { valueAt } from '../../../owner/values.ts'
import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import { showState } from '../saving/ask-state.ts'
import { recordStep } from '../saving/record-step.ts'
import { type SavedState, saveAll } from '../saving/save-drafts.ts'
import { shownData, useAtelier } from '../use-atelier.ts'

const QUESTION =
  'La vidéo a déjà une image. Prendre celle du service à sa place ? La vôtre reste dans le dossier media.'

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const hasPoster = Boolean(valueAt(shownData('site.yaml', useAtelier()), ['video', 'poster']))
  const request = useRequest()

  function start() {
    if (hasPoster && !confirm(QUESTION)) return
    request.run(take)
  }

  async function take() {
    await saveAll()
    const saved = await ask<SavedState>('poster', { mayReplace: hasPoster })
    recordStep(saved.written)
    showState(saved)
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
