import type { Finding } from './Finding.ts'

const groups = [
  { level: 'good', title: 'Vérifié' },
  { level: 'fix', title: 'À corriger' },
  { level: 'look', title: 'À vérifier' },
] as const

/** Everything found, in French, grouped; the last line is the verdict. */
export function report(findings: Finding[]): string {
  const sections = groups.flatMap(({ level, title }) => {
    const messages = findings.filter((finding) => finding.level === level)
    return messages.length > 0
      ? [
          `${title} (${messages.length})\n${messages.map(({ message }) => `  • ${message}`).join('\n')}`,
        ]
      : []
  })
  const left = findings.filter(({ level }) => level === 'fix').length
  const verdict =
    left === 0
      ? 'Prêt à publier : rien à corriger.'
      : `Pas encore prêt à publier : ${left} ${left === 1 ? 'point' : 'points'} à corriger.`
  return ['Prêt à publier ?', ...sections, verdict].join('\n\n')
}

export const isReady = (findings: Finding[]) => findings.every(({ level }) => level !== 'fix')
