/** One thing that the owner should know before publishing. */
export type Finding = {
  /** `fix` forbids publication, `look` asks for a human eye, `good` is an answer that reassures. */
  level: 'fix' | 'look' | 'good'
  /** French: where, what is wrong, what to write instead. */
  message: string
  /** Names of the pages that are concerned, where it is about some of them. */
  pages?: string[]
}

/** The key that its message begins with, as `legal.publisher.siren : …`; empty where none does. */
export function keyOf({ message }: Finding): string[] {
  const [, key = ''] = /^(\w[\w.[\]]*) : /.exec(message) ?? []
  return key.split(/[.[\]]+/).filter(Boolean)
}

export const fix = (message: string, pages?: string[]): Finding => ({
  level: 'fix',
  message,
  ...(pages && { pages }),
})
export const look = (message: string): Finding => ({ level: 'look', message })
export const good = (message: string): Finding => ({ level: 'good', message })
