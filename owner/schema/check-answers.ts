// Checks the answers of `site.yaml` against their Zod schema, and turns what Zod finds into problems that an
// owner can mend. `checkSite` calls this.
import type { z } from 'zod'
import { nearest } from '../problems/closest.ts'
import { fix, inSite, isMendedBy, type Problem, type Remedy } from '../problems/Problem.ts'
import type { WrittenKeys } from '../read/read-yaml.ts'
import { isObject, type Path, valueAt } from '../values.ts'
import { describeAnswer, groupsWith, keyOf, namesUnder, wordsOf } from './describe-keys.ts'
import type { Refusal } from './fields/refusal.ts'
import { type SiteConfig, siteSchema } from './site-schema.ts'

type Issue = z.core.$ZodIssue

export function checkAnswers(answers: WrittenKeys): { value?: SiteConfig; problems: Problem[] } {
  const { data: value, error } = siteSchema.safeParse(answers)
  if (!error) return { value, problems: [] }
  const problems = error.issues.flatMap((issue) => explain(issue, answers))
  const isMissingByMistake = ({ code, path }: Problem) =>
    code === 'answer-missing' && problems.some((other) => isMendedBy(path, other))
  return { problems: problems.filter((problem) => !isMissingByMistake(problem)) }
}

function explain(issue: Issue, answers: WrittenKeys): Problem[] {
  // Zod's type allows symbols as keys, and YAML has none: hence the cast.
  const path = issue.path as Path
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => explainUnknownKey(key, path, answers))
  }
  const typed = valueAt(answers, path)
  if (typed === undefined || typed === null) return [explainMissingAnswer(path)]
  return [explainRefusal(issue, typed, path)]
}

function explainUnknownKey(key: string, group: Path, answers: WrittenKeys): Problem {
  const path = [...group, key]
  const [otherGroup, ...others] = groupsWith(key)
  if (otherGroup && others.length === 0) {
    return fix('key-elsewhere', inSite(path), { group: otherGroup })
  }
  const names = namesUnder(keyOf(group)).filter((name) => name !== key)
  const possible = names.join(', ')
  const meant = nearest(key, names)
  if (!meant) return fix('key-unknown', inSite(path), { possible })
  const typed = valueAt(answers, path)
  // The form's button for a remedy writes one text, so it cannot rename the key of a group or a list.
  if (typeof typed !== 'string') return fix('group-misspelt', inSite(path), { found: key, meant })
  const remedy = { set: [...group, meant], to: typed, insteadOf: path }
  return fix('key-unknown', inSite(path), { possible }, [remedy])
}

function explainMissingAnswer(path: Path): Problem {
  const { example = '', help = '', values = [] } = describeAnswer(path) ?? {}
  return fix('answer-missing', inSite(path), { example, help }, remediesOf(path, values))
}

function explainRefusal(issue: Issue, typed: unknown, path: Path): Problem {
  const place = inSite(path)
  const isTextExpected = issue.code === 'invalid_type' && issue.expected === 'string'
  const unquoted = isTextExpected ? findUnquotedText(typed) : undefined
  if (unquoted) return fix('text-unquoted', place, { found: unquoted })

  const found = typeof typed === 'string' ? typed : JSON.stringify(typed)
  const possible = namesUnder(keyOf(path)).join(', ')
  const { example = '', values = [], refusal } = describeAnswer(path) ?? {}
  // Our own checks (`field.ts`) put the reason for a refusal into `params`. Zod's own checks, of types, give no reason:
  // the usual reason of the key is taken.
  const reason = issue.code === 'custom' ? (issue.params as Refusal) : refusal
  if (reason?.code === 'list-expected' && possible) {
    return fix('groups-expected', place, { found, possible })
  }
  if (reason) {
    const remedies = remediesOf(path, reason.corrections ?? values)
    return fix(reason.code, place, { found, example, ...reason.values }, remedies)
  }
  if (issue.code === 'invalid_union') {
    const providers = wordsOf(keyOf(path))
    const meant = nearest(found, providers)
    const sentence = `« ${found} » ne convient pas. Réponses possibles : ${providers.join(', ')}.`
    return fix(place, sentence, remediesOf(path, meant ? [meant] : [])[0])
  }
  return fix('keys-expected', place, { found, possible })
}

/** Finds the text that YAML has read as a key and its value, as in `- Vidéo : Studio` without quotes. */
export function findUnquotedText(typed: unknown): string | undefined {
  if (!isObject(typed)) return undefined
  const [[key, value] = []] = Object.entries(typed)
  return typeof value === 'string' ? `${key} : ${value}` : undefined
}

const remediesOf = (path: Path, answers: readonly string[]): Remedy[] =>
  answers.map((to) => ({ set: path, to }))
