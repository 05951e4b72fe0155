import { ask } from '../api.ts'
import { Button } from '../Button.tsx'
import { RequestStatus, useRequest } from '../request.tsx'
import { showState } from '../saving/ask-state.ts'
import { recordStep } from '../saving/record-step.ts'
import { type SavedState, saveAll } from '../saving/save-drafts.ts'

/** A button that copies the film's picture, title and duration from its service. */
export function TakePoster() {
  const request = useRequest()

  async function take() {
    await saveAll()
    const saved = await ask<SavedState>('poster')
    recordStep(saved.written)
    showState(saved)
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
