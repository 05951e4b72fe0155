import { isReady, type Problem } from './Problem.ts'

export type Level = Problem['level']

const titles = { fix: 'À corriger', look: 'À vérifier', note: 'À savoir' }

export type Verdict = {
  title: string
  /** How problems of each level are called. */
  titles: Readonly<Record<Level, string>>
  ready: string
  almost: string
  unready: string
}

export const beforePublishing: Verdict = {
  title: 'Prêt à publier ?',
  // An address is recognised by its form: nothing has been asked of its server.
  titles: { ...titles, good: 'Reconnu' },
  ready: 'Prêt à publier : rien à corriger, rien à vérifier.',
  almost: 'Presque prêt à publier',
  unready: 'Pas encore prêt à publier',
}

export const oncePublished: Verdict = {
  title: 'Tout va bien en ligne ?',
  titles: { ...titles, good: 'Vérifié' },
  ready: 'En ligne, rien à corriger, rien à vérifier.',
  almost: 'En ligne, rien à corriger',
  unready: 'En ligne, quelque chose ne va pas',
}

const points = (count: number, what: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'point' : 'points'} à ${what}`]

/** True for what the owner has still to correct or to look at. */
export const isLeft = ({ level }: Pick<Problem, 'level'>) => level === 'fix' || level === 'look'

/** Counts what is left to do: « 2 points à corriger, 1 point à vérifier », or nothing. */
export function pointsLeft(problems: Pick<Problem, 'level'>[]): string {
  const count = (level: Level) => problems.filter((each) => each.level === level).length
  return [...points(count('fix'), 'corriger'), ...points(count('look'), 'vérifier')].join(', ')
}

export function verdictOf(
  problems: Pick<Problem, 'level'>[],
  { ready, almost, unready }: Verdict,
): string {
  const left = pointsLeft(problems)
  return left ? `${isReady(problems) ? almost : unready} : ${left}.` : ready
}
