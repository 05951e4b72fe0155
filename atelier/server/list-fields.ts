// Lists the chapters and the fields of the form: the questions about this site, the sentences, the legal texts.
import { words } from '../../defaults/words.ts'
import type { OwnerFile } from '../../owner/problems/Problem.ts'
import { textInForm } from '../../owner/problems/problem-in-words.ts'
import { listQuestions } from '../../owner/questions/answers.ts'
import { chapters, legalTextsChapter, sentencesChapter } from '../../owner/questions/chapters.ts'
import type { AskedQuestion } from '../../owner/questions/Question.ts'
import { sentencePaths } from '../../owner/read/read-words.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { typeset } from '../../owner/typography.ts'
import { valueAt } from '../../owner/values.ts'
import { legalRoutes } from '../../src/routes.ts'
import type { Texts } from './files/read-texts.ts'

export type Field = Omit<Partial<AskedQuestion>, 'kind'> &
  Pick<AskedQuestion, 'path' | 'chapter' | 'label'> & {
    /** File and keys: `site.yaml.legal.publisher.siret`. */
    id: string
    file: OwnerFile
    /** `sentence` is a sentence of `words.yaml`, `lines` several that go together, `text` a whole legal text. */
    kind: AskedQuestion['kind'] | 'sentence' | 'lines' | 'text'
    /** The answer as it was typed. A list has one line for each item. */
    value: string
    /** Path of the page that shows a legal text. */
    page?: string
  }

type UnansweredField = Omit<Field, 'value'>

/** The chapters as the page shows them. */
export const formChapters = chapters.map(({ title, help, page }) => ({
  title,
  help: typeset(help),
  page,
}))

const textFields = legalRoutes.map(({ path, legalText, name }): UnansweredField => {
  const file = `legal/${legalText}.md` as const
  const label = textInForm(words.routes[name].title)
  const chapter = legalTextsChapter.title
  return { id: file, file, path: [], chapter, kind: 'text', label, page: path }
})

const LABEL_LENGTH = 60

/** Shortens a sentence to call its field by it. In the files, `~` is a space at which no line may break. */
function labelOf(sentence: string): string {
  const label = sentence.replace(/[\s~]+/g, ' ').trim()
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH).trim()}…` : label
}

const wordFields = sentencePaths(words).map((path): UnansweredField => {
  const sentences = valueAt(words, path)
  const lines = [sentences].flat().map(String)
  return {
    id: ['words.yaml', ...path].join('.'),
    file: 'words.yaml',
    path,
    chapter: sentencesChapter.title,
    kind: Array.isArray(sentences) ? 'lines' : 'sentence',
    label: textInForm(`« ${labelOf(lines[0] ?? '')} »`),
    rare: path[0] !== 'home',
    fallback: lines.join('\n'),
  }
})

export function listFields(texts: Texts): Field[] {
  const questions = listQuestions(texts['site.yaml'] as WrittenKeys).map(
    (row): UnansweredField => ({
      ...row,
      id: ['site.yaml', ...row.path].join('.'),
      file: 'site.yaml',
      label: textInForm(row.label),
      help: textInForm(row.help ?? ''),
    }),
  )
  return [...questions, ...wordFields, ...textFields].map((field) => {
    const answer = valueAt(texts[field.file], field.path)
    return { ...field, value: [answer ?? ''].flat().join('\n') }
  })
}
