import type { Finding } from './Finding.ts'

const groups = [
  { level: 'good', title: 'Vérifié' },
  { level: 'fix', title: 'À corriger' },
  { level: 'look', title: 'À vérifier' },
] as const

type Verdict = { title: string; ready: string; almost: string; unready: string }

export const beforePublishing: Verdict = {
  title: 'Prêt à publier ?',
  ready: 'Prêt à publier : rien à corriger, rien à vérifier.',
  almost: 'Presque prêt à publier',
  unready: 'Pas encore prêt à publier',
}

export const oncePublished: Verdict = {
  title: 'Tout va bien en ligne ?',
  ready: 'En ligne, rien à corriger, rien à vérifier.',
  almost: 'En ligne, rien ne manque',
  unready: 'En ligne, quelque chose ne va pas',
}

const points = (count: number, what: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? 'point' : 'points'} à ${what}`]

/** What is left to do, in one sentence that counts it. */
export function verdictOf(findings: Finding[], { ready, almost, unready }: Verdict): string {
  const count = (level: Finding['level']) => findings.filter((each) => each.level === level).length
  const left = [...points(count('fix'), 'corriger'), ...points(count('look'), 'vérifier')]
  return left.length === 0 ? ready : `${isReady(findings) ? almost : unready} : ${left.join(', ')}.`
}

/** Everything found, in French, grouped; the last line is the verdict. */
export function report(findings: Finding[], verdict: Verdict): string {
  const sections = groups.flatMap(({ level, title }) => {
    const messages = findings.filter((finding) => finding.level === level)
    return messages.length > 0
      ? [
          `${title} (${messages.length})\n${messages.map(({ message }) => `  • ${message}`).join('\n')}`,
        ]
      : []
  })
  return [verdict.title, ...sections, verdictOf(findings, verdict)].join('\n\n')
}

export const isReady = (findings: Finding[]) => findings.every(({ level }) => level !== 'fix')
