import type { PreparedBuild } from '../../../generator/prepare-build.ts'
import { inSite, inWords, type Place } from '../../../owner/problems/Problem.ts'
import { typeset } from '../../../owner/typography.ts'
import { textsIn } from '../../../owner/values.ts'
import type { ClickedText } from '../../protocol.ts'

/**
 * Finds the answer or the sentence that the owner has clicked in the preview. A page puts values in the place of
 * `{title}`, so the clicked text is compared with a pattern made from each sentence.
 */
export function findSentence({ missing, texts }: ClickedText, build: PreparedBuild) {
  if (missing) return inSite(`legal.${missing}`)
  const sentences = listSentences(build).map(([place, text]) => ({
    place,
    pattern: patternOf(text),
  }))
  for (const text of texts) {
    const match = sentences.find(({ pattern }) => pattern.test(withPlainSpaces(text)))
    if (match) return match.place
  }
  return undefined
}

type Sentence = [place: Place, text: string]

/** Lists the texts that a page may show. */
function listSentences({ site, words, folder }: PreparedBuild): Sentence[] {
  const sentences: Sentence[] = [
    // These may be shown otherwise than `site.yaml` has them, or without an answer, like the title of a film.
    [inSite('name'), site.name],
    [inSite('supportEmail'), site.supportEmail],
    [inSite('video.title'), site.video.title],
    [inSite('legal.publisher.name'), site.publisher],
    ...textsIn(words).map(([path, text]): Sentence => [inWords(path), text]),
    ...textsIn(folder.siteYaml.data).map(([path, text]): Sentence => [inSite(path), text]),
  ]
  return sentences.filter(([place, text]) => isOnPage(place) && hasWord(text))
}

const BLANKS = /\{\w+\}/g

/** False for a text without words, such as `{name} ({duration})`: its pattern would match too much. */
const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(BLANKS, ''))

/**
 * False for texts of a page's head, which may repeat a sentence of the page: those of `searchEngines`, and
 * those of `routes`, e.g. `routes.privacy.title`. Only the `footerLabel` of a route is shown on the page.
 */
function isOnPage({ path: [group, , key] }: Place): boolean {
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
