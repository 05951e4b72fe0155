/** One thing that the owner should know before publishing. */
export type Finding = {
  /** `fix` forbids publication, `look` asks for a human eye, `good` is an answer that reassures. */
  level: 'fix' | 'look' | 'good'
  /** French: where, what is wrong, what to write instead. */
  message: string
  /** Names of the pages that are concerned, where it is about some of them. */
  pages?: string[]
}

/** What one check has to say, often nothing. */
export type Findings = Generator<Finding, void>

/** The key that its message begins with, as `legal.publisher.siren : …`; empty where none does. */
export function keyOf({ message }: Finding): string[] {
  const [, key = ''] = /^(\w[\w.[\]]*) : /.exec(message) ?? []
  return key.split(/[.[\]]+/).filter(Boolean)
}

const sayer =
  (level: Finding['level']) =>
  (parts: TemplateStringsArray, ...values: (string | number)[]): Finding => ({
    level,
    message: String.raw({ raw: parts }, ...values),
  })

/** Each says its sentence: fix`siren : ce numéro manque.` */
export const fix = sayer('fix')
export const look = sayer('look')
export const good = sayer('good')

/** The same, about some pages. */
export const onPages = (pages: string[], finding: Finding): Finding => ({ ...finding, pages })
