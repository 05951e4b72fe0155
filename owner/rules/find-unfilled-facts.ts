import type { LegalText } from '../../src/legal/LegalText.ts'
import { type Findings, fix, list } from '../problems/Finding.ts'
import { DEFAULTS } from '../read/site-folder.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'

/**
 * The facts that the owner has still to give, in the order of the schema.
 *
 * @param texts by the name of their page
 */
export function* findUnfilledFacts(texts: Record<string, LegalText>): Findings {
  const keys = new Map(describedKeys().map((path) => [path.replace('legal.', ''), path]))
  const titles = new Map<string, string[]>()
  for (const [page, { title, gaps }] of Object.entries(texts)) {
    for (const name of gaps) {
      titles.set(name, [...(titles.get(name) ?? []), title])
      if (keys.has(name)) continue
      yield fix`/${page} : « ${name} » n’existe plus. Récrivez ce passage de votre texte d’après le nôtre, dans « ${DEFAULTS}/legal ».`
    }
  }
  for (const [name, path] of keys) {
    const pages = titles.get(name)
    if (!pages) continue
    const { label = '', names = {}, help = '', fix: order = '' } = aboutKey(path) ?? {}
    const meanings = Object.entries(names).map(([value, meaning]) => `${value} : ${meaning}.`)
    const advice = [help, ...meanings].filter(Boolean).map((line) => `\n    ${line}`)
    const key = path.split('.').at(-1) ?? ''
    yield fix`${path} : il manque « ${label} » (${list(pages)}). ${order.replaceAll('{key}', key)}${advice.join('')}`
  }
}
