/** Gives the text of an answer as its control shows it: a list has one line for each item. */
export function textOf(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join('\n')
  return typeof answer === 'string' ? answer : ''
}

export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
