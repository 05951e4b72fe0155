import type { Finding } from './Finding.ts'

const groups = [
  { level: 'good', title: 'Vérifié' },
  { level: 'fix', title: 'À corriger' },
  { level: 'look', title: 'À vérifier' },
] as const

type Verdict = { title: string; ready: string; unready: string }

export const beforePublishing: Verdict = {
  title: 'Prêt à publier ?',
  ready: 'Prêt à publier : rien à corriger.',
  unready: 'Pas encore prêt à publier',
}

export const oncePublished: Verdict = {
  title: 'Tout va bien en ligne ?',
  ready: 'En ligne, rien à corriger.',
  unready: 'En ligne, quelque chose ne va pas',
}

/** Everything found, in French, grouped; the last line is the verdict. */
export function report(findings: Finding[], { title, ready, unready }: Verdict): string {
  const sections = groups.flatMap(({ level, title: group }) => {
    const messages = findings.filter((finding) => finding.level === level)
    return messages.length > 0
      ? [
          `${group} (${messages.length})\n${messages.map(({ message }) => `  • ${message}`).join('\n')}`,
        ]
      : []
  })
  const left = findings.filter(({ level }) => level === 'fix').length
  const verdict =
    left === 0 ? ready : `${unready} : ${left} ${left === 1 ? 'point' : 'points'} à corriger.`
  return [title, ...sections, verdict].join('\n\n')
}

export const isReady = (findings: Finding[]) => findings.every(({ level }) => level !== 'fix')
