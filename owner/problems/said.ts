import type { Path } from '../values.ts'

/** What is wrong, and where: `video.id : « … » ne convient pas. …` */
export type Problem = { path: Path; message: string }

/** `legal.credits[0]` */
export const nameOf = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .slice(1)

/** Quotes any value for a French message, cut when it is long. */
function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `« ${text.length > 120 ? `${text.slice(0, 120)}…` : text} »`
}

/** One sentence on where, what was found and what to write instead. */
export function problem(path: Path, found: unknown, fix: string): Problem {
  const order = fix.replaceAll('{key}', String(path.findLast((step) => typeof step === 'string')))
  const fault =
    (found ?? undefined) === undefined ? 'cette clé manque.' : `${quote(found)} ne convient pas.`
  return { path, message: `${nameOf(path)} : ${fault} ${order}` }
}
