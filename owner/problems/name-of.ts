import type { Path } from '../values.ts'

/** Writes a path as people read it: `['legal', 'credits', 0]` → `legal.credits[0]`. */
export const nameOf = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1)
