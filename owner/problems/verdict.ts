import { isReady, type Problem } from './Problem.ts'

export const groups = {
  good: 'Vérifié',
  note: 'À savoir',
  fix: 'À corriger',
  look: 'À vérifier',
}

export type Verdict = { title: string; ready: string; almost: string; unready: string }

export const beforePublishing: Verdict = {
  title: 'Prêt à publier ?',
  ready: 'Prêt à publier : rien à corriger, rien à vérifier.',
  almost: 'Presque prêt à publier',
  unready: 'Pas encore prêt à publier',
}

export const oncePublished: Verdict = {
  title: 'Tout va bien en ligne ?',
  ready: 'En ligne, rien à corriger, rien à vérifier.',
  almost: 'En ligne, rien à corriger',
  unready: 'En ligne, quelque chose ne va pas',
}

const points = (count: number, what: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'point' : 'points'} à ${what}`]

export function verdictOf(
  problems: Pick<Problem, 'level'>[],
  { ready, almost, unready }: Verdict,
): string {
  const count = (level: Problem['level']) => problems.filter((each) => each.level === level).length
  const left = [...points(count('fix'), 'corriger'), ...points(count('look'), 'vérifier')]
  return left.length === 0 ? ready : `${isReady(problems) ? almost : unready} : ${left.join(', ')}.`
}
