/*
 * Describes the form of the atelier: its chapters, and the questions of each that concern this site. The page
 * asks for it again after each save, because an answer may decide what else is asked.
 */
import { z } from 'zod'
import { words } from '../../defaults/words.ts'
import { capital } from '../../owner/problems/in-form.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { understandSite } from '../../owner/schema/check-site.ts'
import { definitionOf, unwrap } from '../../owner/schema/describe-keys.ts'
import { answersIn, isAsked } from '../../owner/schema/settle-answers.ts'
import { siteSchema } from '../../owner/schema/site-schema.ts'
import { isObject, valueAt } from '../../owner/values.ts'
import { routes } from '../../src/routes.ts'
import { type ChapterOutline, outlines, type QuestionOutline } from '../chapters.ts'
import { describeField, type Field, type FileContext } from './describe-field.ts'

export type Question = { file: string; path: string[]; field: Field }
export type Chapter = Required<Pick<ChapterOutline, 'title' | 'help' | 'page'>> & {
  questions: Question[]
  advancedQuestions: Question[]
}

function schemaOf(sentences: unknown): z.ZodType {
  if (Array.isArray(sentences)) return z.array(z.string())
  if (!isObject(sentences)) return z.string()
  const entries = Object.entries(sentences)
  return z.strictObject(Object.fromEntries(entries.map(([name, inner]) => [name, schemaOf(inner)])))
}

/** @param typedAnswers the data of the owner's `site.yaml`, with refused answers in it */
export function describeForm(defaultWords: WrittenKeys, typedAnswers: WrittenKeys): Chapter[] {
  const { understood } = understandSite(typedAnswers)
  const answer = answersIn(understood)
  const siteContext = { answer, typedAnswers }
  const wordsContext = { answer, defaultWords }

  function describeOutline(outline: QuestionOutline): Question[] {
    if (outline.file === 'site.yaml') return keyQuestion(outline, siteSchema, siteContext)
    if (outline.file === 'words.yaml') return keyQuestion(outline, schemaOf(words), wordsContext)
    return [legalTextQuestion(outline.file, defaultWords)]
  }

  return outlines.map(({ questions, advancedQuestions = [], ...outline }): Chapter => {
    const asked = questions.flatMap(describeOutline)
    return {
      page: '/',
      ...outline,
      questions: asked.flatMap((question) =>
        withoutAdvanced(question.field).map((field) => ({ ...question, field })),
      ),
      advancedQuestions: [
        ...asked.flatMap(advancedIn),
        ...advancedQuestions.flatMap(describeOutline),
      ],
    }
  })
}

function legalTextQuestion(file: string, defaultWords: WrittenKeys): Question {
  const route = routes.find(({ path }) => file === `legal${path}.md`)
  const title = valueAt(defaultWords, ['routes', route?.name ?? '', 'title'])
  return { file, path: [], field: { name: '', kind: 'text', label: capital(String(title)) } }
}

/** Returns no question if the key, or a group around it, does not concern this site. */
function keyQuestion(
  { file, key }: QuestionOutline,
  schemaOfFile: z.core.$ZodType,
  context: FileContext,
): Question[] {
  const path = key.split('.')
  let schemaOfKey = schemaOfFile
  for (const step of path) {
    const inner = definitionOf(unwrap(schemaOfKey)).shape?.[step]
    if (!inner) throw new Error(`No key \`${key}\` in the schema of ${file}: see chapters.ts`)
    schemaOfKey = inner
    if (!isAsked(schemaOfKey, context.answer)) return []
  }
  return [{ file, path, field: describeField(path, schemaOfKey, context) }]
}

function advancedIn({ file, path, field }: Question): Question[] {
  if (field.isRare) return [{ file, path, field }]
  if (field.kind !== 'group') return []
  return field.fields.flatMap((inner) =>
    advancedIn({ file, path: [...path, inner.name], field: inner }),
  )
}

/** Removes the questions of « Avancé » from a field. Returns an empty list if the field has no other. */
function withoutAdvanced(field: Field): Field[] {
  if (field.isRare) return []
  if (field.kind !== 'group') return [field]
  const fields = field.fields.flatMap(withoutAdvanced)
  return fields.length > 0 ? [{ ...field, fields }] : []
}
