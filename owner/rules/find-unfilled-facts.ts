import type { LegalText } from '../../src/legal/LegalText.ts'
import { list } from '../problems/list.ts'
import { fix, inSite, type Problems } from '../problems/Problem.ts'
import { describedKeys, describeKey } from '../schema/describe-keys.ts'

/** Finds the facts that the legal texts lack, in the order of the schema. */
export function* findUnfilledFacts(
  texts: Record<string, Pick<LegalText, 'title' | 'gaps'>>,
): Problems {
  for (const path of describedKeys()) {
    const fact = path.replace('legal.', '')
    const titles = Object.values(texts).flatMap(({ title, gaps }) =>
      gaps.includes(fact) ? [title] : [],
    )
    if (titles.length === 0) continue
    const about = describeKey(path)
    const { label = '', help = '', example = '', names = {}, values = [] } = about ?? {}
    const place = inSite(path)
    const choices = values.map((to) => ({ set: place.path, to }))
    const meanings = Object.entries(names).map(([value, meaning]) => `\n    ${value} : ${meaning}.`)
    if (about?.mayBeNone) meanings.push('\n    none : il n’y en a pas.')
    const missing = { label, pages: list(titles), help, example, meanings: meanings.join('') }
    yield fix('fact-missing', place, missing, choices)
  }
}
