// Lists the chapters and the fields of the form: the questions about this site, the sentences, the legal texts.
import { words } from '../../defaults/words.ts'
import type { OwnerFile } from '../../owner/problems/Problem.ts'
import { capital } from '../../owner/problems/say.ts'
import { chapters as siteChapters } from '../../owner/questions/chapters.ts'
import { listQuestions } from '../../owner/questions/list-questions.ts'
import type { Row, Chapter as SiteChapter } from '../../owner/questions/Question.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { isObject, type Path, valueAt } from '../../owner/values.ts'
import { routes } from '../../src/routes.ts'
import type { Texts } from './files/read-texts.ts'

export type Chapter = Pick<SiteChapter, 'title' | 'help' | 'page'>

export type Field = Pick<Row, 'path' | 'chapter' | 'label'> &
  Partial<Omit<Row, 'kind'>> & {
    /** File and keys: `site.yaml.legal.publisher.siret`. */
    id: string
    file: OwnerFile
    /** `sentence` is a sentence of `words.yaml`, `lines` several that go together, `text` a whole legal text. */
    kind: Row['kind'] | 'sentence' | 'lines' | 'text'
    /** The answer as it was typed. A list has one line for each item. */
    value: string
    /** Path of the page that shows a legal text. */
    page?: string
  }

type Question = Omit<Field, 'value'>

const sentencesChapter: Chapter = {
  title: 'Les phrases',
  help: 'Ce que disent les pages. Un clic sur une phrase de l’aperçu y mène aussi. Ce qui est entre accolades vient de vos réponses : gardez-le tel quel.',
  page: '/',
}

const textsChapter: Chapter = {
  title: 'Les textes légaux',
  help: 'Ils viennent déjà de vos réponses. Changez-les seulement si un avocat vous le demande : «\u00a0##\u00a0» devant un titre, «\u00a0-\u00a0» devant chaque point d’une liste ; ce qui est entre accolades vient de vos réponses, gardez-le tel quel.',
  page: '/mentions-legales',
}

export const chapters: Chapter[] = [
  ...siteChapters.slice(0, -1),
  sentencesChapter,
  textsChapter,
  ...siteChapters.slice(-1),
].map(({ title, help, page }) => ({ title, help, page }))

const textFields = routes.flatMap(({ path, shows, name }): Question[] => {
  if (!('legalText' in shows)) return []
  const file = `legal/${shows.legalText}.md` as const
  const label = capital(words.routes[name].title)
  return [
    { id: file, file, path: [], chapter: textsChapter.title, kind: 'text', label, page: path },
  ]
})

const LABEL_LENGTH = 60

/** Shortens a sentence to call its field by it. In the files, `~` is a space at which no line may break. */
function labelOf(sentence: string): string {
  const label = sentence.replace(/[\s~]+/g, ' ').trim()
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH).trim()}…` : label
}

function sentenceFields(sentences: unknown, path: Path = []): Question[] {
  if (isObject(sentences)) {
    return Object.entries(sentences).flatMap(([name, inner]) =>
      sentenceFields(inner, [...path, name]),
    )
  }
  const lines = [sentences].flat().map(String)
  return [
    {
      id: ['words.yaml', ...path].join('.'),
      file: 'words.yaml',
      path,
      chapter: sentencesChapter.title,
      kind: Array.isArray(sentences) ? 'lines' : 'sentence',
      label: capital(`« ${labelOf(lines[0] ?? '')} »`),
      isRare: path[0] !== 'home',
      fallback: lines.join('\n'),
    },
  ]
}

const wordFields = sentenceFields(words)

export function listFields(texts: Texts): Field[] {
  const questions = listQuestions(texts['site.yaml'] as WrittenKeys).map(
    (row): Question => ({
      ...row,
      id: ['site.yaml', ...row.path].join('.'),
      file: 'site.yaml',
      label: capital(row.label),
      help: capital(row.help ?? ''),
    }),
  )
  return [...questions, ...wordFields, ...textFields].map((field) => {
    const answer = valueAt(texts[field.file], field.path)
    return { ...field, value: [answer ?? ''].flat().join('\n') }
  })
}
