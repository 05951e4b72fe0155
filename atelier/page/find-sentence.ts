import type { Told } from '../preview/listen.ts'
import type { Place } from '../server/place-of.ts'
import type { Sentence } from '../server/sentences.ts'
import type { State } from './api.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** `Vidéo : {title}` matches whatever stands for the title. */
const patternOf = (text: string) =>
  new RegExp(
    `^${plain(text)
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+?')}$`,
  )

const hasWords = ({ text }: Sentence) => /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))

/** Titles for search engines repeat what the page says: the page comes first. */
const isUnseen = ({ path: [group] }: Sentence) => group === 'routes' || group === 'searchEngines'

/** Where what was pressed comes from: a fact that is missing, a sentence, a legal text, a film. */
export function findSentence(
  told: Extract<Told, { kind: 'pressed' }>,
  { sentences, pages }: Pick<State, 'sentences' | 'pages'>,
): Place | undefined {
  const { texts, fact, part, path } = told
  if (fact) return { file: 'site.yaml', path: ['legal', ...fact.split('.')] }
  const candidates = sentences
    .filter(hasWords)
    .sort(
      (a, b) =>
        Number(isUnseen(a)) - Number(isUnseen(b)) ||
        a.text.split('{').length - b.text.split('{').length,
    )
  for (const text of texts.map(plain).filter(Boolean)) {
    const found =
      candidates.find((sentence) => plain(sentence.text) === text) ??
      candidates.find(
        (sentence) => sentence.text.includes('{') && patternOf(sentence.text).test(text),
      )
    if (found) return { file: found.file, path: found.path }
  }
  const legal = pages.find((page) => page.path === path)?.file
  if (legal) return { file: legal, path: [], text: texts.find((text) => plain(text)) ?? '' }
  return part && { file: 'site.yaml', path: [part] }
}
