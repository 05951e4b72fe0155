/*
 * Describes the form of the atelier: its chapters, and the questions of each that concern this site. The page
 * asks for it again after each save, because an answer may decide what else is asked.
 */
import type { z } from 'zod'
import { capital } from '../../owner/problems/in-form.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { understandSite } from '../../owner/schema/check-site.ts'
import { definitionOf, describeKey, relevanceOf, unwrap } from '../../owner/schema/describe-keys.ts'
import { answersIn, settleAnswers } from '../../owner/schema/settle-answers.ts'
import { siteSchema } from '../../owner/schema/site-schema.ts'
import { wordsSchema } from '../../owner/schema/words-schema.ts'
import { valueAt } from '../../owner/values.ts'
import { routes } from '../../src/routes.ts'
import { type ChapterOutline, outlines } from '../chapters.ts'
import { describeField, type Field } from './describe-field.ts'

/** A field, with the place of its answer. */
export type Question = { file: string; path: string[]; field: Field }
export type Chapter = Required<Pick<ChapterOutline, 'title' | 'help' | 'page'>> & {
  questions: Question[]
  advancedQuestions: Question[]
}

/** Finds in a question those that are shown under « Avancé ». */
function advancedIn({ file, path, field }: Question): Question[] {
  if (field.isRare) return [{ file, path, field }]
  return (field.fields ?? []).flatMap((inner) =>
    advancedIn({ file, path: [...path, inner.name], field: inner }),
  )
}

/** Takes the questions of « Avancé » out of a field. The list is empty where no other question is left. */
function withoutAdvanced(field: Field): Field[] {
  if (field.isRare) return []
  if (!field.fields) return [field]
  const fields = field.fields.flatMap(withoutAdvanced)
  return fields.length > 0 ? [{ ...field, fields }] : []
}

/**
 * Describes the form for a site.
 *
 * @param words our own sentences
 * @param written the data of the owner's `site.yaml`
 * @returns `aside` lists answers in that file that no longer concern the site
 */
export function describeForm(words: WrittenKeys, written: WrittenKeys) {
  const { understood } = understandSite(written)
  const answer = answersIn(understood)
  const files = {
    'site.yaml': { schema: siteSchema, context: { answer, typedData: written } },
    'words.yaml': { schema: wordsSchema, context: { answer, shippedSentences: words } },
  }

  /** Describes the question of an outline, e.g. `legal.publisher`; none where it does not concern this site. */
  function questionsOf(source: string): Question[] {
    const route = routes.find(({ path }) => source === `legal${path}.md`)
    if (route) {
      const label = capital(String(valueAt(words, ['routes', route.name, 'title'])))
      return [{ file: source, path: [], field: { name: '', kind: 'text', label } }]
    }
    const [key = '', file = 'site.yaml'] = source.split(' ').reverse()
    const path = key.split('.')
    const { schema, context } = files[file as keyof typeof files]
    let schemaOfKey: z.core.$ZodType = schema
    for (const step of path) {
      schemaOfKey = definitionOf(unwrap(schemaOfKey)).shape?.[step] ?? schemaOfKey
      if (relevanceOf(schemaOfKey).askedWhen?.(answer) === false) return []
    }
    return [{ file, path, field: describeField(path, schemaOfKey, context) }]
  }

  const chapters = outlines.map(({ questions, advancedQuestions = [], ...outline }): Chapter => {
    const asked = questions.flatMap(questionsOf)
    return {
      page: '/',
      ...outline,
      questions: asked.flatMap((question) =>
        withoutAdvanced(question.field).map((field) => ({ ...question, field })),
      ),
      advancedQuestions: [...asked.flatMap(advancedIn), ...advancedQuestions.flatMap(questionsOf)],
    }
  })

  const aside = settleAnswers(understood).aside.map((path) => ({
    path: path.map(String),
    label: describeKey(path.join('.'))?.label ?? String(path.at(-1)),
  }))
  return { chapters, aside }
}
