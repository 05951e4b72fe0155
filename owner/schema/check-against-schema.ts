/*
 * Checks the data of an owner's file against its Zod schema, and turns what Zod finds into problems that an owner
 * can mend. `checkSite` calls this for `site.yaml`, `readWords` for `words.yaml`.
 */
import type { z } from 'zod'
import { nearest } from '../problems/closest.ts'
import { fix, isMendedBy, type OwnerFile, type Problem, type Remedy } from '../problems/Problem.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { describeAnswer, discriminatorsOf, groupsWith, keyOf, namesUnder } from './describe-keys.ts'
import type { Refusal } from './fields/field.ts'

type Issue = z.core.$ZodIssue

/** A file that is checked: its schema, its name, and its data as they were typed. */
type CheckedFile = { schema: z.ZodType; file: OwnerFile; data: unknown }

/**
 * Checks all that an owner wrote in a file.
 *
 * @param data as typed; nothing is assumed of it
 */
export function checkAgainstSchema<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  file: OwnerFile,
): { value: z.output<Schema> | undefined; problems: Problem[] } {
  const { data: value, error } = schema.safeParse(data)
  const issues = error?.issues ?? []
  const problems = issues.flatMap((issue) => explain(issue, { schema, file, data }))
  const isMissingByMistake = ({ code, path }: Problem) =>
    ['answer-missing', 'group-missing'].includes(code) &&
    problems.some((other) => isMendedBy(path, other))
  return { value, problems: problems.filter((problem) => !isMissingByMistake(problem)) }
}

/** Turns an issue of Zod into problems: unknown keys, a missing answer, or one that the schema refuses. */
function explain(issue: Issue, checked: CheckedFile): Problem[] {
  // Zod allows symbols in paths; data read from YAML has none.
  const path = issue.path as Path
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => explainUnknownKey([...path, key], checked))
  }
  const typed = valueAt(checked.data, path)
  const isMissing = typed === undefined || typed === null
  if (isMissing) return [explainMissingAnswer(path, checked)]
  return [explainWrongForm(issue, typed, path, checked)]
}

/** Explains a key that the schema does not have: it is misspelt, or stands under another section. */
function explainUnknownKey(path: Path, { schema, file, data }: CheckedFile): Problem {
  const key = String(path.at(-1))
  const group = path.slice(0, -1)
  const possible = namesUnder(schema, keyOf(group)).filter((name) => name !== key)
  const typed = valueAt(data, path)
  const [otherGroup, ...others] = groupsWith(schema, key)
  if (otherGroup && others.length === 0) {
    return fix('key-elsewhere', { file, path }, { group: otherGroup })
  }
  const meant = nearest(key, possible)
  // This problem gets no button that mends it: a button writes one text, and cannot move a group or a list.
  if (meant && typeof typed !== 'string') {
    return fix('group-misspelt', { file, path }, { found: key, meant })
  }
  const remedies =
    meant && typeof typed === 'string'
      ? [{ set: [...group, meant], to: typed, insteadOf: path }]
      : undefined
  return fix('key-unknown', { file, path }, { possible: possible.join(', ') }, remedies)
}

function explainMissingAnswer(path: Path, { schema, file }: CheckedFile): Problem {
  const place = { file, path }
  const possible = namesUnder(schema, keyOf(path))
  if (possible.length > 0) return fix('group-missing', place, { possible: possible.join(', ') })
  const { example = '', help = '', values = [] } = describeAnswer(path) ?? {}
  return fix('answer-missing', place, { example, help }, remediesOf(path, values))
}

/** Explains an answer that is there, and that the schema refuses. */
function explainWrongForm(
  issue: Issue,
  typed: unknown,
  path: Path,
  { schema, file }: CheckedFile,
): Problem {
  const place = { file, path }
  const found = typeof typed === 'string' ? typed : JSON.stringify(typed)
  const { example = '', values = [], refusal } = describeAnswer(path) ?? {}
  const isTextExpected = issue.code === 'invalid_type' && issue.expected === 'string'
  if (isTextExpected) {
    const unquoted = findUnquotedText(typed)
    if (unquoted) return fix('text-unquoted', place, { found: unquoted })
  }

  // A value that `field` refuses brings the reason in `params`. A list or a text of the wrong type brings
  // none: the usual reason of its key is given.
  const reason = issue.code === 'custom' ? (issue.params as Refusal) : refusal
  if (reason) {
    const possible = namesUnder(schema, keyOf(path)).join(', ')
    if (reason.code === 'list-expected' && possible) {
      return fix('groups-expected', place, { found, possible })
    }
    const remedies = remediesOf(path, reason.corrections ?? values)
    return fix(reason.code, place, { found, example, ...reason.values }, remedies)
  }
  if (issue.code === 'invalid_union') {
    const providers = discriminatorsOf(keyOf(path))
    const meant = nearest(found, providers)
    const remedies = meant ? remediesOf(path, [meant]) : undefined
    return fix('provider-unknown', place, { found, possible: providers.join(', ') }, remedies)
  }
  if (issue.code === 'invalid_type' && issue.expected === 'object') {
    const possible = namesUnder(schema, keyOf(path)).join(', ')
    return fix('keys-expected', place, { found, possible })
  }
  // Only refused sentences of `words.yaml` come this far: their schema gives no reason.
  if (issue.code === 'too_big') {
    const values = { found, most: Number(issue.maximum), length: found.length }
    return fix('text-too-long', place, values)
  }
  if (issue.code === 'too_small' && issue.origin === 'string')
    return fix('sentence-empty', place, {})
  return fix(isTextExpected ? 'sentence-expected' : 'sentences-expected', place, {})
}

/** Finds the text that YAML has read as a key and its value, as in `- Vidéo : Studio` without quotes. */
function findUnquotedText(typed: unknown): string | undefined {
  if (!isObject(typed)) return undefined
  const [entry] = Object.entries(typed)
  if (!entry) return undefined
  const [key, value] = entry
  return typeof value === 'string' ? `${key} : ${value}` : undefined
}

/** Makes a remedy, i.e. a button of the form, for each answer that the owner may have meant at this path. */
const remediesOf = (path: Path, answers: readonly string[]): Remedy[] =>
  answers.map((to) => ({ set: path, to }))
