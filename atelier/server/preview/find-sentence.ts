import type { PreparedBuild } from '../../../generator/prepare-build.ts'
import { inSite, type Place } from '../../../owner/problems/Problem.ts'
import { typeset } from '../../../owner/typography.ts'
import { textsIn } from '../../../owner/values.ts'
import { routes } from '../../../src/routes.ts'
import type { ClickedText } from '../../protocol.ts'
import type { Texts } from '../files/read-texts.ts'

type Sentence = Place & { text: string }

/**
 * Finds the field of a text that the owner has clicked in the preview. A page does not show a sentence exactly
 * as `words.yaml` has it: values take the place of `{title}`, and `typeset` changes spaces and quotes. So the
 * clicked text is compared with a pattern made from each sentence.
 */
export function findSentence(
  clicked: ClickedText,
  texts: Texts,
  build: PreparedBuild,
): Place | undefined {
  if (clicked.missing) {
    return inSite(`legal.${clicked.missing}`)
  }
  const sentences = listSentences(texts, build).map(({ text, ...place }) => ({
    place,
    pattern: patternOf(text),
  }))
  for (const text of clicked.texts) {
    const match = sentences.find(({ pattern }) => pattern.test(withPlainSpaces(text)))
    if (match) return match.place
  }
  const shows = routes.find(({ path }) => path === clicked.path)?.shows
  const isLegal = shows && 'legalText' in shows
  return isLegal ? { file: `legal/${shows.legalText}.md`, path: [] } : undefined
}

/**
 * Lists the texts that a page may show. Those with few placeholders, such as `{title}`, come first, because
 * their patterns match fewer wrong texts.
 */
function listSentences(texts: Texts, build: PreparedBuild): Sentence[] {
  const sentences = (['words.yaml', 'site.yaml'] as const)
    .flatMap((file) => textsIn(texts[file]).map(([path, text]): Sentence => ({ file, path, text })))
    .filter((sentence) => isOnPage(sentence) && hasWord(sentence))
    .toSorted((one, other) => countBlanks(one) - countBlanks(other))
  return [...answersShown(build), ...sentences]
}

/** Lists texts that pages may show otherwise than `site.yaml` has them. */
const answersShown = ({
  site: { name, supportEmail, video, publisher },
}: PreparedBuild): Sentence[] =>
  [
    { ...inSite('name'), text: name },
    { ...inSite('supportEmail'), text: supportEmail },
    // A film without a title in `site.yaml`, like the demonstration film, is shown with one that we choose.
    { ...inSite('video.title'), text: video.title },
    { ...inSite('legal.publisher.name'), text: publisher },
  ].filter(({ text }) => text !== '')

const BLANKS = /\{\w+\}/g

const countBlanks = ({ text }: Sentence) => [...text.matchAll(BLANKS)].length

/** False for a text without words, such as `{count} %`: its pattern would match too much. */
const hasWord = ({ text }: Sentence) => /\p{L}{2}/u.test(text.replace(BLANKS, ''))

/**
 * False for texts of a page's head, which may repeat a sentence of the page: those of `searchEngines`, and
 * those of `routes`, e.g. `routes.privacy.title`. Only the `footerLabel` of a route is shown on the page.
 */
function isOnPage({ path: [group, , key] }: Sentence): boolean {
  if (group === 'routes') return key === 'footerLabel'
  return group !== 'searchEngines'
}

/** Makes the pattern of a sentence as a page shows it: « Vidéo : {title} » matches any title. */
function patternOf(sentence: string): RegExp {
  const parts = withPlainSpaces(typeset(sentence)).split(BLANKS)
  return new RegExp(`^${parts.map(escapePattern).join('.+?')}$`)
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Makes all spaces alike: where no line may break, owners write `~` and pages have `\u00a0`. */
const withPlainSpaces = (text: string) => text.replace(/[\s~]+/g, ' ').trim()
