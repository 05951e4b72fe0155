/** The keys and indexes that lead to a value: `['home', 'hero', 'subline', 0]` */
export type Path = readonly (string | number)[]

/** Writes a path as people read it: `['hero', 'subline', 0]` → `hero.subline[0]`. */
export const nameOf = (path: Path) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .slice(1)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** True for « oui », and for `yes` and `true`, which mean the same in YAML. */
export const isYes = (typed: unknown) => /^(?:oui|yes|true)$/i.test(String(typed))

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, step)
        ? value[step as keyof typeof value]
        : undefined,
    data,
  )

/** True where two paths lead to the same value, or one leads into the value of the other. */
export const overlap = (one: Path, other: Path): boolean =>
  one.every((step, index) => index >= other.length || String(step) === String(other[index]))

/** Copies data with one value changed. Missing groups on the way to the value are added. */
export function withValue(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  const copy: Record<PropertyKey, unknown> = Array.isArray(data)
    ? ([...data] as never)
    : { ...(isObject(data) ? data : {}) }
  copy[key] = withValue(copy[key], rest, value)
  return copy
}

export function textsIn(data: unknown, path: (string | number)[] = []): [typeof path, string][] {
  if (typeof data === 'string') return [[path, data]]
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(data) ? Number(key) : key]),
  )
}
