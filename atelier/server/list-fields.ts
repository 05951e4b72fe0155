// Lists the chapters and the fields of the form: the questions about this site, the sentences, the legal texts.
import { words } from '../../defaults/words.ts'
import { type HostName, hosts } from '../../hosts/hosts.ts'
import type { OwnerFile } from '../../owner/problems/Problem.ts'
import { capital } from '../../owner/problems/say.ts'
import { answersIn, readAnswer } from '../../owner/questions/answers.ts'
import { questionOf, chapters as siteChapters } from '../../owner/questions/chapters.ts'
import { understandSite } from '../../owner/questions/check-site.ts'
import { listQuestions } from '../../owner/questions/list-questions.ts'
import type { Row, Chapter as SiteChapter } from '../../owner/questions/Question.ts'
import { hasPreview } from '../../owner/questions/video.ts'
import type { WrittenKeys } from '../../owner/read/read-yaml.ts'
import { isObject, nameOf, type Path } from '../../owner/values.ts'
import { routes } from '../../src/routes.ts'

export type Chapter = Pick<SiteChapter, 'title' | 'help' | 'page'>

export type Field = Pick<Row, 'path' | 'chapter' | 'label'> &
  Partial<
    Pick<
      Row,
      'choices' | 'example' | 'extensions' | 'fallback' | 'help' | 'input' | 'isRare' | 'mayBeNone'
    >
  > & {
    file: OwnerFile
    /** `sentence` is a sentence of `words.yaml`, `lines` several that go together, `text` a whole legal text. */
    kind: Row['kind'] | 'sentence' | 'lines' | 'text'
    /** The value as the site reads it, if the owner has typed it in another way: `30` for « 30 min ». */
    understood?: string | undefined
    /** True for the address of a film whose service has a picture that the form can fetch. */
    hasPreview?: boolean
    /** For the address of a server: the way in which the site is sent there. */
    sentBy?: 'sftp' | 'netlify' | undefined
  }

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

const textFields = routes.flatMap(({ shows, name }): Field[] =>
  'legalText' in shows
    ? [
        {
          file: `legal/${shows.legalText}.md`,
          path: [],
          chapter: textsChapter.title,
          kind: 'text',
          label: capital(words.routes[name].title),
        },
      ]
    : [],
)

const LABEL_LENGTH = 60

/** Shortens a sentence to call its field by it. In the files, `~` is a space at which no line may break. */
function labelOf(sentence: string): string {
  const label = sentence.replace(/[\s~]+/g, ' ').trim()
  return label.length > LABEL_LENGTH ? `${label.slice(0, LABEL_LENGTH).trim()}…` : label
}

function sentenceFields(sentences: unknown, path: Path = []): Field[] {
  if (isObject(sentences)) {
    return Object.entries(sentences).flatMap(([name, inner]) =>
      sentenceFields(inner, [...path, name]),
    )
  }
  const lines = [sentences].flat().map(String)
  return [
    {
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

/** @param typed the data of `site.yaml` */
export function listFields(typed: WrittenKeys): Field[] {
  const answer = answersIn(understandSite(typed).understood)
  const questions = listQuestions(typed).map(({ typed: answered, ...row }): Field => {
    const key = nameOf(row.path)
    return {
      ...row,
      file: 'site.yaml',
      label: capital(row.label),
      help: capital(row.help ?? ''),
      understood: row.choices ? undefined : findReading(row.path, answered),
      hasPreview: key === 'video.url' && hasPreview(answer),
      sentBy: key === 'deploy' ? hosts[answer('hosting') as HostName]?.sentBy : undefined,
    }
  })
  return [...questions, ...wordFields, ...textFields]
}

/** Finds the value that the site reads in an answer, if it was typed otherwise: 30 in « 30 min ». */
function findReading(path: Path, typed: unknown): string | undefined {
  const question = questionOf(path)
  if (!question || typeof typed !== 'string') return undefined
  const reading = readAnswer(question, typed)
  if (!('value' in reading) || reading.value === 'none' || typeof reading.value === 'object') {
    return undefined
  }
  const value = String(reading.value)
  return withoutSpaces(value) === withoutSpaces(typed) ? undefined : value
}

/** `FR 11 123` → `fr11123` */
const withoutSpaces = (text: string) => text.replace(/\s/g, '').toLowerCase()
