import type { LegalText } from '../../src/legal/LegalText.ts'
import { formerFacts } from '../legal/former-text.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'
import { DEFAULTS } from '../site-folder.ts'
import { list } from './BuiltPage.ts'
import { type Finding, fix, onPages } from './Finding.ts'

/** What to write for a fact, e.g. for `publisher.siren`. */
function exampleOf(name: string): string {
  if (name === 'dpo.name') {
    return '« dpo: none », ou dessous « name: Camille Exemple » et « email: dpo@mon-agence.fr »'
  }
  const { kind, example, help, values = [] } = aboutKey(`legal.${name}`) ?? {}
  const key = name.split('.').at(-1)
  if (kind === 'list') return `« - ${example} » dessous, ou « ${key}: [] » s’il n’y en a pas`
  if (kind === 'yes-no') return `« ${key}: oui » ou « ${key}: non »`
  if (kind === 'choice') {
    return values.map((value) => `« ${key}: ${value} »`).join(' ou ')
  }
  const orNone = /\bnone\b/.test(help ?? '') ? `, ou « ${key}: none » s’il n’y en a pas` : ''
  return `« ${key}: ${example} »${orNone}`
}

/** The titles of the texts that still mark a fact « à compléter », by its key. */
function gapsOf(texts: LegalText[]): Map<string, Set<string>> {
  const gaps = new Map<string, Set<string>>()
  for (const { title, html } of texts) {
    for (const [, name = ''] of html.matchAll(/data-a-completer="([^"]+)"/g)) {
      gaps.set(name, (gaps.get(name) ?? new Set()).add(title))
    }
  }
  // One answer fills both placeholders of `dpo`.
  gaps.delete('dpo.email')
  return gaps
}

/** The facts that the owner has still to give, in the order of the schema. */
export function findUnfilledFacts(texts: LegalText[]): Finding[] {
  const gaps = gapsOf(texts)
  const gone = formerFacts.flatMap((name) => {
    const pages = gaps.get(name)
    if (!pages) return []
    const order = `Récrivez ce passage de votre texte d’après le nôtre, dans « ${DEFAULTS}/legal ».`
    return [onPages([...pages], fix`« ${name} » n’existe plus (${list(pages)}). ${order}`)]
  })
  const missing = describedKeys().flatMap((path) => {
    const name = path.replace('legal.', '')
    const pages = gaps.get(name)
    if (!pages) return []
    const { label = '', help } = aboutKey(path) ?? {}
    const key = name === 'dpo.name' ? 'legal.dpo' : path
    const sentence = `${key} : il manque « ${label} » (${list(pages)}). Par exemple : ${exampleOf(name)}`
    return [onPages([...pages], fix`${help ? `${sentence}\n    ${help}` : sentence}`)]
  })
  return [...gone, ...missing]
}
