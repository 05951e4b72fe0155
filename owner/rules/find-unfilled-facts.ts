import type { LegalText } from '../../src/legal/LegalText.ts'
import { list } from '../problems/list.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { placedQuestions } from '../questions/chapters.ts'

/** Finds the facts that the legal texts lack, in the order of the questions. */
export function* findUnfilledFacts(
  texts: Record<string, Pick<LegalText, 'title' | 'gaps'>>,
): Problems {
  for (const { key, question } of placedQuestions) {
    const fact = key.replace('legal.', '')
    const titles = Object.values(texts).flatMap(({ title, gaps }) =>
      gaps.includes(fact) ? [title] : [],
    )
    if (titles.length === 0) continue
    const { choices, example } = question
    const order = choices
      ? `Choisissez parmi ces réponses : ${Object.keys(choices).join(', ')}.`
      : `Écrivez par exemple « ${example} ».`
    yield fix(inSite(key), `Cette réponse manque dans ${list(titles)}. ${order}`)
  }
}
