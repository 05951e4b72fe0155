import type { Words } from '../../defaults/words.ts'
import { inWords, look, type Problems } from '../problems/Problem.ts'
import type { SiteConfig } from '../questions/SiteConfig.ts'
import { textsIn } from '../values.ts'

/** Matches a promise that is written in a sentence, `50+ rendez-vous`, but not « 2 rendez-vous par semaine ». */
const APPOINTMENTS = /(\d+)\s*\+\s*rendez.vous/giu

/** Finds sentences that promise another number of appointments than the guarantee. */
export function* checkPromise(words: Words, { promise }: Pick<SiteConfig, 'promise'>): Problems {
  const guaranteed = promise.appointmentsPerMonth
  for (const [path, text] of textsIn(words)) {
    const other = [...text.matchAll(APPOINTMENTS)].find(([, count]) => Number(count) !== guaranteed)
    if (!other) continue
    const sentence = `Cette phrase dit « ${other[0]} », et la garantie ${guaranteed}. Écrivez « {appointmentsPerMonth}+ rendez-vous » : le nombre suivra votre promesse.`
    yield look(inWords(path), sentence)
  }
}
