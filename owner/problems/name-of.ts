import type { Path } from '../values.ts'

/** `legal.credits[0]` */
export const nameOf = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1)
