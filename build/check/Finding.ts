/** One thing that the owner should know before publishing. */
export type Finding = {
  /** `fix` forbids publication, `look` asks for a human eye, `good` is an answer that reassures. */
  level: 'fix' | 'look' | 'good'
  /** French: where, what is wrong, what to write instead. */
  message: string
}

export const fix = (message: string): Finding => ({ level: 'fix', message })
export const look = (message: string): Finding => ({ level: 'look', message })
export const good = (message: string): Finding => ({ level: 'good', message })
