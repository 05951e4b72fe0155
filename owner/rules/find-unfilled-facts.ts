import type { LegalText } from '../../src/legal/LegalText.ts'
import { joinWords } from '../problems/join-words.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { orderFor } from '../questions/answers.ts'
import { keyedQuestions } from '../questions/chapters.ts'

/** Finds the facts that the legal texts lack, in the order of the questions. */
export function* findUnfilledFacts(
  texts: Record<string, Pick<LegalText, 'title' | 'gaps'>>,
): Problems {
  for (const { key, question } of keyedQuestions) {
    const fact = key.replace('legal.', '')
    const titles = Object.values(texts).flatMap(({ title, gaps }) =>
      gaps.includes(fact) ? [title] : [],
    )
    if (titles.length === 0) continue
    const sentence = `Cette réponse manque dans ${joinWords(titles)}. ${orderFor(question)}`
    yield fix(inSite(key), sentence)
  }
}
