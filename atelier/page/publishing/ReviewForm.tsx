import { useId, useState } from 'react'
import { dayInParis } from '../../../src/formats/dates.ts'
import { Button } from '../Button.tsx'
import { askState } from '../saving/ask-state.ts'
import { save } from '../saving/save-drafts.ts'

/** Records the legal texts as they are now, and the lawyer who has read them if one is named. */
export async function recordTexts(review: { reviewedBy?: string; reviewedOn?: string } = {}) {
  await save()
  await askState('accept', review)
}

/** Records that a lawyer has read the legal texts: name and day. */
export function ReviewForm() {
  const id = useId()
  const [reviewedBy, setName] = useState('')
  const [reviewedOn, setDay] = useState(() => dayInParis(new Date()))
  return (
    <span className="review">
      <label htmlFor={`${id}-name`}>Relus par un avocat</label>
      <input
        id={`${id}-name`}
        value={reviewedBy}
        placeholder="Maître Dominique Exemple"
        onChange={({ target }) => setName(target.value)}
      />
      <label htmlFor={`${id}-day`}>le</label>
      <input
        id={`${id}-day`}
        type="date"
        value={reviewedOn}
        onChange={({ target }) => setDay(target.value)}
      />
      <Button onClick={() => void recordTexts({ reviewedBy, reviewedOn })}>
        Enregistrer cette relecture
      </Button>
    </span>
  )
}
