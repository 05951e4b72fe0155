import type { LegalFacts } from '../../src/config/LegalFacts.ts'
import { type FactKind, type FactName, legalFactTable } from '../../src/config/legal-fact-table.ts'
import { parseSiren, parseSiret, parseVatNumber } from '../../src/config/registry-numbers.ts'
import { dial } from '../../src/dial.ts'
import { frenchDate } from '../../src/french-date.ts'
import { jsx, link, type Node, text } from './tree.ts'

/** Facts that belong to a choice or a list, beside those of the table. */
const otherFacts = {
  'dpo.name': { kind: 'line', label: 'délégué à la protection des données, ou son absence' },
  'dpo.email': { kind: 'email', label: 'e-mail du délégué à la protection des données' },
  'insurance.insurer': { kind: 'line', label: 'assureur de responsabilité professionnelle' },
  'insurance.territory': { kind: 'line', label: 'territoire couvert par l’assurance' },
} as const satisfies Record<string, { kind: FactKind; label: string }>

/** Lists, each with what its placeholder says. */
export const factLists = {
  credits: 'crédits photo et vidéo',
  'guarantee.exclusions': 'cas dans lesquels la garantie ne s’applique pas',
  dataStorage: 'autres entreprises qui conservent des données',
} as const

export type FactListName = keyof typeof factLists

const shownFacts = { ...legalFactTable, ...otherFacts }
export type ShownFactName = FactName | keyof typeof otherFacts
export const factNames = Object.keys(shownFacts) as ShownFactName[]

/** Marks what the owner has still to write, for the eye, for search engines and for the check. */
export const placeholder = (name: string, label: string): Node =>
  jsx('text', 'mark', { 'data-a-completer': name }, [text(`[À compléter : ${label}]`)])

const group = (digits: string) => digits.replace(/\d{3}(?=\d{3})/g, '$&\u00a0')

function showValue(kind: FactKind, value: string): Node {
  switch (kind) {
    case 'email':
      return link(`mailto:${value}`, value)
    case 'phone':
      return link(`tel:${dial(value)}`, value.replaceAll(' ', '\u00a0'))
    case 'url':
      return link(value, new URL(value).host)
    case 'date':
      return jsx('text', 'time', { dateTime: value }, [text(frenchDate(value))])
    case 'siren':
      return text(group(parseSiren(value) ?? value))
    case 'siret': {
      const digits = parseSiret(value) ?? value
      return text(`${group(digits.slice(0, 9))}\u00a0${digits.slice(9)}`)
    }
    case 'vat':
      return text(parseVatNumber(value) ?? value)
    case 'sentence':
      return text(/[.!?…]$/.test(value) ? value : `${value}.`)
    case 'phrase':
      return text(value.replace(/[.\s]+$/, ''))
    default:
      return text(value)
  }
}

const readPath = (legal: LegalFacts, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Record<string, unknown>)[key]
          : null,
      legal,
    )

/** One fact as it is shown, or its placeholder. */
export function showFact(legal: LegalFacts, name: ShownFactName): Node {
  const { kind, label } = shownFacts[name]
  const value = readPath(legal, name)
  if (value === null || value === undefined) return placeholder(name, label)
  // The law wants « EI » beside the name of a sole trader (Code de commerce, art. R. 526-27).
  const isBareName =
    name === 'publisher.name' &&
    legal.publisher.isSoleTrader === true &&
    !/\bEI\b|entrepreneur individuel/i.test(String(value))
  return showValue(kind, isBareName ? `${value} EI` : String(value))
}

/** The items of a list, or its placeholder as the only item. */
export function showFactList(legal: LegalFacts, name: FactListName): Node[][] {
  if (name === 'dataStorage') {
    return legal.dataStorage.map(({ name: company, address, phone, purpose }) => [
      text(`${company}, ${address}${phone ? ', ' : ''}`),
      ...(phone ? [showValue('phone', phone)] : []),
      text(' : '),
      showValue('phrase', purpose),
    ])
  }
  const values = name === 'credits' ? legal.credits : legal.guarantee.exclusions
  if (values === null) return [[placeholder(name, factLists[name])]]
  return values.map((value) => [showValue(name === 'credits' ? 'line' : 'phrase', value)])
}
