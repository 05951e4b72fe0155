import { expect, it } from 'vitest'
import { words } from '../../defaults/words.ts'
import { inForm } from '../../owner/problems/in-form.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { checkSite } from '../../owner/schema/check-site.ts'
import { describedKeys, describeKey } from '../../owner/schema/describe-keys.ts'
import { siteSchema } from '../../owner/schema/site-schema.ts'
import { textsIn } from '../../owner/values.ts'
import { chapterOf } from '../page/chapter-of.ts'
import type { Field } from './describe-field.ts'
import { describeForm } from './describe-form.ts'

const chapters = describeForm(words, { hosting: 'apache' })
const questions = chapters.flatMap(({ questions, advancedQuestions }) => [
  ...questions,
  ...advancedQuestions,
])

/**
 * Signs, keys and commands of the configuration file, which no question in the form may show to an owner.
 */
const FILE_WORDS =
  /\b\w+: |\b(?:provider|siteId|privacyPolicy|none|adequacy|contextual|dpf|both)\b|\b(?:legal|video)\.\w|npm |\bclés?\b|\.yaml|[{[]\]/i

/** Lists the path of every single answer that the form asks for. */
function pathsIn(path: string[], field: Field): string[] {
  if (field.kind !== 'group') return [path.join('.')]
  return field.fields.flatMap((each) => pathsIn([...path, each.name], each))
}

it('has a place for every key, in nine chapters at most, and asks nothing twice', () => {
  expect(chapters.length).toBeLessThanOrEqual(9)
  const asked = questions.flatMap(({ file, path, field }) => pathsIn([file, ...path], field))
  expect(asked.filter((each, at) => asked.indexOf(each) !== at)).toEqual([])
  const keys = [
    ...describedKeys()
      .filter((key) => !describeKey(key)?.askedWhen)
      .map((key) => ['site.yaml', key.split('.')] as const),
    ...textsIn(words).map(([path]) => ['words.yaml', path] as const),
  ]
  for (const [file, path] of keys.filter(([, [top]]) => top !== 'base')) {
    const homes = chapters.filter(({ questions, advancedQuestions }) =>
      [...questions, ...advancedQuestions].some(
        (each) => each.file === file && each.path.every((step, at) => step === path[at]),
      ),
    )
    expect(homes, path.join('.')).toEqual([chapterOf(chapters, { file, path: [...path] })])
  }
})

it('asks who runs a service only where its address does not say it', () => {
  const asksOf = (scheduling: WrittenKeys) => {
    const chapters = describeForm(words, { scheduling })
    const { questions, advancedQuestions } = chapters[2] as (typeof chapters)[number]
    return [...questions, ...advancedQuestions]
      .flatMap(({ path, field }) => pathsIn(path, field))
      .filter((path) => /^scheduling/.test(path))
  }
  const others = ['scheduling.with', 'scheduling.means', 'scheduling.leadsToThanks']
  const url = 'https://rdv.mon-agence.fr/appel'
  const named = ['scheduling.name', 'scheduling.country', 'scheduling.privacyPolicy']
  expect(asksOf({ url: 'calendly.com/a/b' })).toEqual(['scheduling.url', ...others])
  expect(asksOf({ url })).toEqual(['scheduling.url', 'scheduling.isOwn', ...others])
  expect(asksOf({ url, isOwn: 'non' })).toEqual([
    'scheduling.url',
    'scheduling.isOwn',
    ...named,
    ...others,
  ])
})

it('has a French name for every question, and no word of the file', () => {
  function innerFields(field: Field): Field[] {
    if (field.kind === 'group') return field.fields
    if (field.kind === 'rows') return [field.row]
    if (field.kind === 'variants') return field.variants.flatMap(({ fields }) => fields)
    return []
  }
  const said = (field: Field): string[] => [
    field.label,
    field.help ?? '',
    ...('choices' in field ? (field.choices ?? []).map(([, name]) => name) : []),
    ...('variants' in field ? field.variants.map(({ title }) => title) : []),
    ...innerFields(field).flatMap(said),
  ]
  for (const { file, path, field } of questions) {
    expect(field.label, path.join('.')).toMatch(/\S/)
    if (file === 'words.yaml') continue
    for (const text of said(field)) expect(text, path.join('.')).not.toMatch(FILE_WORDS)
  }
})

it('says what is wrong in an owner’s words, for every key', () => {
  const wrong = Object.fromEntries(Object.keys(siteSchema.shape).map((key) => [key, '?']))
  const inside = {
    brand: { color: 'vert', logo: '?' },
    scheduling: { url: 'https://example.com' },
    audience: { provider: 'x' },
    legal: { publisher: { siret: '1', legalForm: 'yes' }, credits: 'x', dpo: 'x' },
  }
  for (const data of [wrong, inside, {}]) {
    for (const problem of checkSite(data).problems) {
      expect(inForm(problem), problem.code).not.toMatch(FILE_WORDS)
    }
  }
})
