import type { LegalText } from '../../src/legal/LegalText.ts'
import { type Findings, fix, list } from '../problems/Finding.ts'
import { DEFAULTS } from '../read/site-folder.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'

const DPO =
  'Écrivez « dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr ».'

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
  // One answer fills both placeholders of `dpo`.
  titles.delete('dpo.email')
  for (const [name, path] of keys) {
    const pages = titles.get(name)
    if (!pages) continue
    const { label = '', names = {}, help = '', fix: order = '' } = aboutKey(path) ?? {}
    const meanings = Object.entries(names).map(([value, meaning]) => `${value} : ${meaning}.`)
    const advice = [help, ...meanings].filter(Boolean).map((line) => `\n    ${line}`)
    const [key, what] = name === 'dpo.name' ? ['legal.dpo', DPO] : [path, order]
    const last = key.split('.').at(-1) ?? ''
    yield fix`${key} : il manque « ${label} » (${list(pages)}). ${what.replaceAll('{key}', last)}${advice.join('')}`
  }
}
