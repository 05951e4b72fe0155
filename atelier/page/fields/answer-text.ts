/** Gives the text of an answer as its control shows it: a list has one line for each item. */
export function textOf(answer: unknown): string {
  if (Array.isArray(answer)) return answer.join('\n')
  return typeof answer === 'string' ? answer : ''
}

/** Splits a text into the answers of a list: its lines, without the empty ones. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
