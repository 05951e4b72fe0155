import type { ControlProps } from './FieldView.tsx'

export function ChoiceControl({ field, value, aria, onChange }: ControlProps) {
  const { choices = {}, fallback } = field
  const byDefault = fallback && (choices[fallback] ?? fallback)
  return (
    <select {...aria} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{byDefault ? `${byDefault} (sans réponse)` : 'Sans réponse'}</option>
      {Object.entries(choices).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
      {value && !(value in choices) && <option value={value}>{value}</option>}
    </select>
  )
}
