import type { LegalText } from '../../src/legal/LegalText.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'
import { DEFAULTS } from '../site-folder.ts'
import { type Findings, fix, list } from './Finding.ts'

/** What to write for a fact, e.g. for `publisher.siren`. */
function exampleOf(name: string): string {
  if (name === 'dpo.name') {
    return '« dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr »'
  }
  const { kind, example, help, values = [] } = aboutKey(`legal.${name}`) ?? {}
  const key = name.split('.').at(-1)
  if (kind === 'list') return `« - ${example} » dessous, ou « ${key}: [] » s’il n’y en a pas`
  if (kind === 'yes-no') return `« ${key}: oui » ou « ${key}: non »`
  if (kind === 'choice') return values.map((value) => `« ${key}: ${value} »`).join(' ou ')
  const orNone = /\bnone\b/.test(help ?? '') ? `, ou « ${key}: none » s’il n’y en a pas` : ''
  return `« ${key}: ${example} »${orNone}`
}

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
    const { label = '', names = {}, help = '' } = aboutKey(path) ?? {}
    const meanings = Object.entries(names).map(([value, meaning]) => `${value} : ${meaning}.`)
    const advice = [help, ...meanings].filter(Boolean).map((line) => `\n    ${line}`)
    const key = name === 'dpo.name' ? 'legal.dpo' : path
    yield fix`${key} : il manque « ${label} » (${list(pages)}). Par exemple : ${exampleOf(name)}${advice.join('')}`
  }
}
