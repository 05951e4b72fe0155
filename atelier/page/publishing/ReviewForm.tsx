import type { FormEvent } from 'react'
import { dayInParis } from '../../../src/formats/dates.ts'
import { Button } from '../Button.tsx'
import { askState } from '../saving/ask-state.ts'
import { save } from '../saving/save-drafts.ts'

/**
 * Makes the server record the present legal texts in the site's `legal/versions.json`. `review` names the lawyer
 * who has read the texts, and the day; it is empty if no lawyer has.
 */
export async function recordTexts(review: { reviewedBy?: string; reviewedOn?: string } = {}) {
  await save()
  await askState('accept', review)
}

export function ReviewForm() {
  // `onSubmit` keeps the name and the day if the server refuses them: React empties a form after its `action`.
  function record(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void recordTexts(Object.fromEntries(new FormData(event.currentTarget)))
  }
  return (
    <form className="review" onSubmit={record}>
      <label>
        Relus par un avocat
        <input name="reviewedBy" placeholder="Maître Dominique Exemple" />
      </label>
      <label>
        le
        <input name="reviewedOn" type="date" defaultValue={dayInParis(new Date())} />
      </label>
      <Button type="submit">Enregistrer cette relecture</Button>
    </form>
  )
}
