import type { Path } from './values.ts'

/** An embed code as it stands in the file, where YAML may see keys, notes and lists. */
export type Paste = {
  path: Path
  code: string
  /** Its first and last line. */
  first: number
  last: number
  /** What to write instead, ready to copy. */
  sentence: string
}

const KEY = /^(\s*)(video|scheduling|url|id):[ \t]*(.*)$/
const CODE = /^["']?(?:<[a-z!]|Cal\()/i
/** Nothing behind the key, or the sign of a block. */
const OPEN = /^(?:[|>][-+\d]*)?\s*(?:#.*)?$/

/** Every embed code that stands behind a key, or below it at whatever distance. */
export function findPastes(source: string): Paste[] {
  const lines = source.split(/\r\n|\n|\r/)
  const pastes: Paste[] = []
  let group = ''
  for (const [index, text] of lines.entries()) {
    const [, indent = '', key = '', value = ''] = KEY.exec(text) ?? []
    if (/^[a-z]\w*:/i.test(text)) group = key
    if (!key) continue
    const isNext = new RegExp(`^(?:#|\\s{0,${indent.length}}[a-zA-Z]\\w*:(?:\\s|$))`)
    const after = lines.slice(index + 1)
    const end = after.findIndex((line) => isNext.test(line))
    const below = end === -1 ? after : after.slice(0, end)
    const code = [OPEN.test(value) ? '' : value, ...below].join('\n').trim()
    if (!CODE.test(code)) continue
    const block = code
      .replace(/^(["'])([\s\S]*)\1$/, '$2')
      .split('\n')
      .map((line) => line.trim() && `${indent}  ${line.trim()}`)
      .filter(Boolean)
      .join('\n')
    pastes.push({
      path: indent ? [group, key] : [key],
      code,
      first: index + 1,
      last: index + 1 + below.length,
      sentence: `un code d’intégration se colle sous « ${key}: | », décalé de deux espaces. Écrivez :\n\n${indent}${key}: |\n${block}\n`,
    })
  }
  return pastes
}

const squash = (text: string) => text.replace(/\s+/g, '')

/**
 * @param read what the parser made of it
 * @returns true for a code that YAML has read whole
 */
export const isWhole = ({ code }: Paste, read: unknown) =>
  typeof read === 'string' && (/^["']/.test(code) || squash(read) === squash(code))
