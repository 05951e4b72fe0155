import type { ControlProps } from './FieldView.tsx'

/** YAML's words for yes and no, if the owner's file has them. */
const spellings: Record<string, string> = { true: 'oui', false: 'non' }

export function ChoiceControl({ field, value, aria, onChange }: ControlProps) {
  const { choices = {}, fallback } = field
  const chosen = spellings[value] ?? value
  const byDefault = fallback && (choices[fallback] ?? fallback)
  return (
    <select {...aria} value={chosen} onChange={({ target }) => onChange(target.value)}>
      <option value="">{byDefault ? `${byDefault} (sans réponse)` : 'Sans réponse'}</option>
      {Object.entries(choices).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
      {chosen && !(chosen in choices) && <option value={chosen}>{chosen}</option>}
    </select>
  )
}
