import type { LegalText } from '../../src/legal/LegalText.ts'
import { formerFacts } from '../legal/former-text.ts'
import { aboutKey, describedKeys } from '../schema/describe-keys.ts'
import { DEFAULTS } from '../site-folder.ts'
import { list } from './BuiltPage.ts'
import { type Findings, fix } from './Finding.ts'

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

const marks = /data-a-completer="([^"]+)"/g

/**
 * The facts that the owner has still to give, in the order of the schema.
 *
 * @param texts by the name of their page
 */
export function* findUnfilledFacts(texts: Record<string, LegalText>): Findings {
  const gaps = new Map<string, Set<string>>()
  for (const [page, { title, html }] of Object.entries(texts)) {
    const names = new Set([...html.matchAll(marks)].map(([, name = '']) => name))
    for (const name of names) {
      gaps.set(name, (gaps.get(name) ?? new Set()).add(title))
      if (!formerFacts.includes(name)) continue
      yield fix`/${page} : « ${name} » n’existe plus. Récrivez ce passage de votre texte d’après le nôtre, dans « ${DEFAULTS}/legal ».`
    }
  }
  // One answer fills both placeholders of `dpo`.
  gaps.delete('dpo.email')
  for (const path of describedKeys()) {
    const name = path.replace('legal.', '')
    const titles = gaps.get(name)
    if (!titles) continue
    const { label = '', names = {}, help } = aboutKey(path) ?? {}
    const meanings = Object.entries(names).map(([value, meaning]) => `${value} : ${meaning}.`)
    const advice = help ?? meanings.join(' ')
    const key = name === 'dpo.name' ? 'legal.dpo' : path
    yield fix`${key} : il manque « ${label} » (${list(titles)}). Par exemple : ${exampleOf(name)}${advice && `\n    ${advice}`}`
  }
}
