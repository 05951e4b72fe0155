import { nameOf } from '../schema/problem.ts'
import { textsIn } from '../schema/values.ts'
import { type Findings, look } from './Finding.ts'

/** What was typed for a program, and visitors would read. */
export function* checkSentences(...sources: unknown[]): Findings {
  for (const [path, text] of sources.flatMap((source) => textsIn(source))) {
    const [tag] = /<\/?[a-z][^<>]*>/i.exec(text) ?? []
    if (tag) {
      yield look`${nameOf(path)} : « ${tag} » se lira tel quel sur la page, qui ne prend pas de HTML. Retirez-le, sauf si vous le voulez ainsi.`
    }
    if (/^[“”].*[“”]$/s.test(text)) {
      yield look`${nameOf(path)} : les guillemets de ${text} se liront sur la page. Écrivez-les droits (") pour entourer la valeur, ou « … » pour citer.`
    }
  }
}
