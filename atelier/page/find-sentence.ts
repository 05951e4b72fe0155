/*
 * Finds the field of a text that was clicked in the preview. The page shows sentences with their blanks
 * filled and their typography set, so texts are compared by pattern.
 */
import { typeset } from '../../owner/typography.ts'
import { textsIn } from '../../owner/values.ts'
import type { ClickedText } from '../preview/protocol.ts'
import type { Place } from '../server/show-problem.ts'
import type { State } from './api.ts'

type Sentence = Place & { text: string }

/** One kind of space: `~` and `\u00a0` do not break a line, and HTML may be indented. */
const withPlainSpaces = (text: string) => text.replace(/[\s~]+/g, ' ').trim()

/** Makes the pattern of a sentence as a page shows it: « Vidéo : {title} » fits any title. */
function patternOf(sentence: string): RegExp {
  const parts = withPlainSpaces(typeset(sentence)).split(/\{\w+\}/)
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${escaped.join('.+?')}$`)
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))

/** Of sentences that fit, one on the page comes before a title for search engines, which may repeat it. */
function rank({ path: [group, , key], text }: Sentence): number {
  const blanks = text.split('{').length - 1
  const isOnPage = key === 'footerLabel' || (group !== 'routes' && group !== 'searchEngines')
  return blanks + (isOnPage ? 0 : 100)
}

function sentencesIn(files: State['files'], file: string): Sentence[] {
  return textsIn(files[file]?.data).map(([path, text]) => ({ file, path, text }))
}

/** Gives the place of what was clicked: a missing answer, a sentence, an answer, or a legal text. */
export function findSentence(
  { texts, missing, path }: ClickedText,
  { files, pages, answersShown }: Pick<State, 'files' | 'pages' | 'answersShown'>,
): Place | undefined {
  if (missing) return { file: 'site.yaml', path: ['legal', ...missing.split('.')] }
  const answers = answersShown.map((each) => ({ file: 'site.yaml', ...each }))
  const sentences = [...sentencesIn(files, 'words.yaml'), ...sentencesIn(files, 'site.yaml')]
    .filter(({ text }) => hasWords(text))
    .sort((one, other) => rank(one) - rank(other))
  const patterns = [...answers, ...sentences].map((each) => ({ each, fits: patternOf(each.text) }))
  const shown = texts.map(withPlainSpaces).filter(Boolean)
  for (const text of shown) {
    const found = patterns.find(({ fits }) => fits.test(text))
    if (found) return { file: found.each.file, path: found.each.path }
  }
  const legalText = pages.find((page) => page.path === path)?.file
  return legalText ? { file: legalText, path: [], text: shown[0] ?? '' } : undefined
}
