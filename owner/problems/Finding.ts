/** One thing that the owner should know before publishing. */
export type Finding = {
  /** `fix` forbids publication, `look` is for a person to look at, `good` is in order. */
  level: 'fix' | 'look' | 'good'
  /** French: where (`legal.publisher.siret : …`, `/merci : …`), what is wrong, what to write instead. */
  message: string
}

/** The findings of one check. */
export type Findings = Generator<Finding, void>

/** The key that its message begins with, as `legal.publisher.siret : …`; empty where none does. */
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

/** `1, 2 et 3` */
export const list = (items: Iterable<string>) =>
  new Intl.ListFormat('fr-FR', { type: 'conjunction' }).format(items)

/** Findings of each level: fix`siren : ce numéro manque.` */
export const fix = sayer('fix')
export const look = sayer('look')
export const good = sayer('good')
