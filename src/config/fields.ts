/** What one field of the configuration must look like, and what to tell the owner otherwise. */
export type FieldRule = {
  isValid: (value: unknown) => boolean
  /** French, an order with an example: `Écrivez les 11 caractères de l’adresse, par exemple « dQw4w9WgXcQ ».` */
  fix: string
  optional?: true
}

/** Quotes any value for a French message, cut when it is long. */
export function quote(value: unknown): string {
  if (value === undefined) return 'rien'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return `« ${text.length > 120 ? `${text.slice(0, 120)}…` : text} »`
}

/** One sentence on where, what was found and what to write instead. */
export const problem = (key: string, found: unknown, fix: string) =>
  found === undefined
    ? `${key} : cette clé manque. ${fix}`
    : `${key} : ${quote(found)} ne convient pas. ${fix}`

/** Keys that an object should not have, each with those that it may have. */
export const unknownKeys = (key: string, value: object, known: readonly string[]) =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${pathTo(key, name)} : cette clé n’existe pas. Clés possibles : ${known.join(', ')}.`,
    )

const pathTo = (key: string, name: string) => (key ? `${key}.${name}` : name)

/**
 * Checks an object of the configuration against its table of rules.
 *
 * @param key where the object stands, e.g. `video`; empty at the top
 * @returns French sentences, one per problem; a key that no rule knows is one too
 */
export function checkFields(
  key: string,
  value: Record<string, unknown>,
  rules: Record<string, FieldRule>,
): string[] {
  const wrong = Object.entries(rules)
    .filter(
      ([name, rule]) => !(rule.optional && value[name] === undefined) && !rule.isValid(value[name]),
    )
    .map(([name, rule]) => problem(pathTo(key, name), value[name], rule.fix))
  return [...unknownKeys(key, value, Object.keys(rules)), ...wrong]
}
