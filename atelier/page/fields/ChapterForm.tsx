import type { State } from '../../server/follow-site.ts'
import type { Field } from '../../server/list-fields.ts'
import { FieldView } from './FieldView.tsx'

type Props = {
  state: State
  /** The title of the chapter. */
  title: string
  /** Called when a legal text is unfolded: the preview then shows its page. */
  onPage: (path: string) => void
}

/** The questions of one chapter. Those that few owners answer are folded away under « Avancé ». */
export function ChapterForm({ state: { fields, unreadable }, title, onPage }: Props) {
  const asked = fields.filter(({ chapter }) => chapter === title)
  const rare = asked.filter((field) => field.rare)

  function view(field: Field) {
    const { id, page, label } = field
    if (!page) return <FieldView key={id} field={field} />
    return (
      <details key={id} onToggle={({ currentTarget }) => currentTarget.open && onPage(page)}>
        <summary>{label}</summary>
        <FieldView field={field} />
      </details>
    )
  }

  return (
    <fieldset disabled={unreadable.length > 0} aria-label="Questions">
      {asked.filter((field) => !field.rare).map(view)}
      {rare.length > 0 && (
        <details>
          <summary>Avancé</summary>
          {rare.map(view)}
        </details>
      )}
    </fieldset>
  )
}
