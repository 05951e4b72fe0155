import type { ControlProps } from './FieldView.tsx'

export const LineControl = ({ field, value, aria, onChange }: ControlProps) => (
  <input
    {...aria}
    type="text"
    spellCheck={false}
    autoComplete="off"
    placeholder={field.fallback ?? `Exemple : ${field.example}`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
