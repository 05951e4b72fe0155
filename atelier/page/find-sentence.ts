/*
 * Finds the field of a text that the owner has clicked in the preview. A page shows a sentence of
 * `words.yaml` with its blanks filled (`{title}`) and its spaces and quotes set by `typeset`, so the texts
 * cannot be compared as they are: each sentence becomes a pattern.
 */
import { typeset } from '../../owner/typography.ts'
import { textsIn } from '../../owner/values.ts'
import type { ClickedText } from '../preview/protocol.ts'
import type { Place } from '../server/show-problem.ts'
import type { State } from './api.ts'

/** A text of the owner's files, and its place there. */
type Sentence = Place & { text: string }

type SiteTexts = Pick<State, 'files' | 'pages' | 'answersShown'>

/**
 * Finds the place of a clicked text: a missing answer, an answer, a sentence, or the legal text of the page.
 * `undefined` if the owner's files do not have it.
 */
export function findSentence(clicked: ClickedText, site: SiteTexts): Place | undefined {
  if (clicked.missing) {
    return { file: 'site.yaml', path: ['legal', ...clicked.missing.split('.')] }
  }
  const clickedTexts = clicked.texts.map(withPlainSpaces).filter((text) => text !== '')
  const sentence = findFirstMatch(clickedTexts, sentencesOf(site))
  if (sentence) return { file: sentence.file, path: sentence.path }
  const legalText = site.pages.find((page) => page.path === clicked.path)?.file
  if (!legalText) return undefined
  return { file: legalText, path: [], text: clickedTexts[0] ?? '' }
}

/** Finds the sentence that matches the first of some texts, else one that matches the second, and so on. */
function findFirstMatch(texts: string[], sentences: Sentence[]): Sentence | undefined {
  const patterns = sentences.map((sentence) => ({ sentence, pattern: patternOf(sentence.text) }))
  for (const text of texts) {
    const match = patterns.find(({ pattern }) => pattern.test(text))
    if (match) return match.sentence
  }
  return undefined
}

/** Lists the texts that a page may show, the likeliest first. */
function sentencesOf({ files, answersShown }: SiteTexts): Sentence[] {
  const answers = answersShown.map((answer) => ({ file: 'site.yaml', ...answer }))
  const sentences = [...textsOfFile(files, 'words.yaml'), ...textsOfFile(files, 'site.yaml')]
    .filter(({ text }) => hasWord(text))
    .toSorted((one, other) => penaltyOf(one) - penaltyOf(other))
  return [...answers, ...sentences]
}

function textsOfFile(files: State['files'], file: string): Sentence[] {
  return textsIn(files[file]?.data).map(([path, text]) => ({ file, path, text }))
}

/** Matches the blanks of a sentence: `{title}` */
const BLANKS = /\{\w+\}/g

/** False for texts such as `{count} %`, whose pattern would match too much. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(BLANKS, ''))

/** Ranks the sentences of the page's head last, because it is more than the blanks of any sentence. */
const PENALTY_OFF_PAGE = 100

/**
 * Ranks the sentences whose patterns may match the same text. A sentence with fewer blanks comes first, as
 * its pattern is more precise. A title for search engines comes last, as it may repeat a sentence of the
 * page.
 */
function penaltyOf({ path: [group, , key], text }: Sentence): number {
  const blankCount = text.split('{').length - 1
  // The footer shows `footerLabel`; the other texts of `routes` and `searchEngines` are in the page's head.
  const isFooterLabel = key === 'footerLabel'
  const isInHead = (group === 'routes' || group === 'searchEngines') && !isFooterLabel
  return isInHead ? blankCount + PENALTY_OFF_PAGE : blankCount
}

/** Makes the pattern of a sentence as a page shows it: « Vidéo : {title} » matches any title. */
function patternOf(sentence: string): RegExp {
  const parts = withPlainSpaces(typeset(sentence)).split(BLANKS)
  return new RegExp(`^${parts.map(escapePattern).join('.+?')}$`)
}

/** Has each character of a text stand for itself in a pattern: `?` → `\?` */
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Replaces all spaces by one kind: owners write `~` and pages have `\u00a0` where a line must not break. */
const withPlainSpaces = (text: string) => text.replace(/[\s~]+/g, ' ').trim()
