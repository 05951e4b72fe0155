import { typeset } from '../../owner/typography.ts'
import { textsIn } from '../../owner/values.ts'
import type { Pressed } from '../preview/listen.ts'
import type { Place } from '../server/show-problem.ts'
import type { State } from './api.ts'

/** `~` is a space that does not break. */
const plain = (text: string) => text.replace(/[\s~]+/g, ' ').trim()

/** `Vidéo : {title}` matches whatever stands for the title. */
const patternOf = (text: string) =>
  new RegExp(
    `^${plain(typeset(text))
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?')}$`,
  )

const blanksOf = (text: string) => text.split('{').length
const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))

/** Titles for search engines repeat what the page says: the page comes first. */
const isUnseen = (group: unknown) => group === 'routes' || group === 'searchEngines'

/** Every text of the owner's files that a page may show, first those that leave no doubt. */
const sentencesOf = (files: State['files']) =>
  ['words.yaml', 'site.yaml']
    .flatMap((file) => textsIn(files[file]?.data).map(([path, text]) => ({ file, path, text })))
    .filter(({ text }) => hasWords(text))
    .sort(
      (a, b) =>
        Number(isUnseen(a.path[0])) - Number(isUnseen(b.path[0])) ||
        blanksOf(a.text) - blanksOf(b.text),
    )
    .map(({ text, ...place }) => ({ ...place, pattern: patternOf(text) }))

/** Where what was pressed comes from: a fact that is missing, a sentence, or a legal text. */
export function findSentence(
  { texts, fact, path }: Pressed,
  { files, pages }: Pick<State, 'files' | 'pages'>,
): Place | undefined {
  if (fact) return { file: 'site.yaml', path: ['legal', ...fact.split('.')] }
  const sentences = sentencesOf(files)
  for (const text of texts.map(plain).filter(Boolean)) {
    const found = sentences.find(({ pattern }) => pattern.test(text))
    if (found) return { file: found.file, path: found.path }
  }
  const legal = pages.find((page) => page.path === path)?.file
  const text = texts.find((each) => plain(each)) ?? ''
  return legal ? { file: legal, path: [], text } : undefined
}
