import * as constants from '../../src/constants.ts'
import type { Service } from '../../src/embeds/Service.ts'
import { closest } from './closest.ts'
import { conditions, type LegalContext } from './legal-context.ts'
import {
  type FactListName,
  factLists,
  factNames,
  placeholder,
  type ShownFactName,
  showFact,
  showFactList,
} from './legal-facts.ts'
import { TextError } from './text-error.ts'
import { transferFooting } from './transfer-footing.ts'
import { jsx, link, type Node, text, wrapPhrasing } from './tree.ts'

/** Numbers of the business as sentences say them, unit included. */
const constantTexts = {
  appointmentsPerMonth: String(constants.appointmentsPerMonth),
  callMinutes: `${constants.callMinutes}\u00a0minutes`,
  'retention.contactYears': `${constants.retention.contactYears}\u00a0ans`,
  'retention.contractYears': `${constants.retention.contractYears}\u00a0ans`,
  'retention.billingYears': `${constants.retention.billingYears}\u00a0ans`,
  'retention.browsingMonths': `${constants.retention.browsingMonths}\u00a0mois`,
  'retention.rightsRequestYears': `${constants.retention.rightsRequestYears}\u00a0ans`,
  rightsRequestMonths:
    constants.rightsRequestMonths === 1 ? 'un mois' : `${constants.rightsRequestMonths}\u00a0mois`,
  consentMonths: `${constants.consentMonths}\u00a0mois`,
}

/** Reads the plain attributes of an element, and refuses what it does not know. */
function readAttributes(node: Node, known: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { name, value } of node.attributes ?? []) {
    if (typeof value !== 'string' || !known.includes(name)) {
      throw new TextError(
        `<${node.name}> s’écrit <${node.name}${known.map((key) => ` ${key}="…"`).join('')}>.`,
        node,
      )
    }
    values[name] = value
  }
  return values
}

/** Reads an attribute that must be one of a list; offers the nearest name otherwise. */
function readName<Name extends string>(
  node: Node,
  attribute: string,
  value: string | undefined,
  known: readonly Name[],
): Name {
  const found = known.find((name) => name === value)
  if (found !== undefined) return found
  throw new TextError(
    value === undefined
      ? `<${node.name}> attend ${attribute}="…". Valeurs possibles : ${known.join(', ')}.`
      : `<${node.name} ${attribute}="${value}"> : « ${value} » n’existe pas. Vouliez-vous dire « ${closest(value, known)} » ?`,
    node,
  )
}

const keys = <Key extends string>(table: Record<Key, unknown>) => Object.keys(table) as Key[]

const isShown = (node: Node, context: LegalContext) => {
  const { when } = readAttributes(node, ['when'])
  return conditions[readName(node, 'when', when, keys(conditions))](context)
}

const serviceAspects = ['name', 'country', 'policy', 'transfer'] as const

function showService(node: Node, context: LegalContext): Node {
  const attributes = readAttributes(node, ['of', 'show'])
  const of = readName(node, 'of', attributes.of, ['video', 'scheduling', 'host'])
  const show = readName(node, 'show', attributes.show ?? 'name', serviceAspects)
  if (of === 'host') {
    const { country } = context.legal.host
    if (show !== 'transfer') {
      throw new TextError('<Service of="host"> ne montre que show="transfer".', node)
    }
    return country === null
      ? placeholder('host.country', 'pays d’hébergement')
      : text(transferFooting(country))
  }
  const service: Service | null = context[of]
  if (!service) {
    throw new TextError(
      `<Service of="${of}"> : le site n’utilise pas de service extérieur ici. Placez ce passage dans <Show when="${of}-third-party">.`,
      node,
    )
  }
  switch (show) {
    case 'policy':
      return link(service.privacyPolicy, `politique de confidentialité de ${service.name}`)
    case 'transfer':
      return text(transferFooting(service.country))
    case 'country':
      // « États- / Unis » in a narrow column.
      return jsx('text', 'span', { 'data-nowrap': '' }, [text(service.country)])
    default:
      return text(service.name)
  }
}

const capitalise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** `- **Terme** : explication` becomes a definition; an item that a condition emptied is dropped. */
function toDefinitions(node: Node): Node {
  const items = (node.children ?? []).flatMap((list) =>
    list.type === 'list' ? (list.children ?? []) : [list],
  )
  return jsx(
    'flow',
    'dl',
    {},
    items.flatMap((item) => {
      const [first, ...rest] = wrapPhrasing(item.children ?? [])
      if (!first) return []
      const [term, ...words] = first.children ?? []
      const [opening, ...others] = words
      const afterColon = /^\s*:\s*([\s\S]*)$/.exec(
        opening?.type === 'text' ? (opening.value ?? '') : '',
      )
      if (item.type !== 'listItem' || term?.type !== 'strong' || !term.children || !afterColon) {
        throw new TextError(
          '<Definitions> contient une liste dont chaque ligne s’écrit « - **Terme** : explication ».',
          item.position ? item : node,
        )
      }
      const stripped = [text(afterColon[1] ?? ''), ...others].filter(({ value }) => value !== '')
      // Beside its term, an explanation begins like a sentence.
      if (stripped[0]?.type === 'text') stripped[0] = text(capitalise(stripped[0].value ?? ''))
      const description =
        rest.length === 0 ? stripped : [{ type: 'paragraph', children: stripped }, ...rest]
      return [
        jsx('flow', 'div', {}, [
          jsx('flow', 'dt', {}, term.children),
          jsx('flow', 'dd', {}, description),
        ]),
      ]
    }),
  )
}

const toList = (items: Node[][]): Node => ({
  type: 'list',
  ...{ ordered: false, spread: false },
  children: items.map((children) => ({
    type: 'listItem',
    children: [{ type: 'paragraph', children }],
  })),
})

/** The words that texts are written with. Each turns itself into Markdown or plain HTML. */
const vocabulary: Record<string, (node: Node, context: LegalContext) => Node[]> = {
  Fact(node, { legal }) {
    const { name } = readAttributes(node, ['name'])
    return [showFact(legal, readName<ShownFactName>(node, 'name', name, factNames))]
  },
  FactList(node, { legal }) {
    const { name } = readAttributes(node, ['name'])
    const items = showFactList(legal, readName<FactListName>(node, 'name', name, keys(factLists)))
    if (node.type === 'mdxJsxFlowElement') return items.length > 0 ? [toList(items)] : []
    return items.flatMap((item, index) => (index > 0 ? [text(' ; '), ...item] : item))
  },
  Constant(node) {
    const { name } = readAttributes(node, ['name'])
    return [text(constantTexts[readName(node, 'name', name, keys(constantTexts))])]
  },
  Service: (node, context) => [showService(node, context)],
  SiteAddress: (node, { url }) => {
    readAttributes(node, [])
    return [link(url, new URL(url).host)]
  },
  SiteName: (node, { name }) => {
    readAttributes(node, [])
    return [text(name)]
  },
  Show: (node, context) => (isShown(node, context) ? fillInAll(node.children, context) : []),
  Box: (node, context) => {
    readAttributes(node, [])
    return [jsx('flow', 'div', { 'data-box': '' }, wrapPhrasing(fillInAll(node.children, context)))]
  },
  Definitions: (node, context) => [
    toDefinitions({ ...node, children: fillInAll(node.children, context) }),
  ],
}

const words = [...Object.keys(vocabulary), 'Row']

function fillInElement(node: Node, context: LegalContext): Node[] {
  const name = node.name ?? ''
  const word = vocabulary[name]
  if (word) return word(node, context)
  const isMeant = words.some((known) => known.toLowerCase() === name.toLowerCase())
  if (/^[A-Z]/.test(name) || isMeant) {
    throw new TextError(
      name === 'Row'
        ? '<Row when="…"> se place au début d’une ligne de tableau.'
        : `<${name}> n’existe pas. Vouliez-vous dire <${closest(name, words)}> ?`,
      node,
    )
  }
  return [{ ...node, children: fillInAll(node.children, context) }]
}

/** Keeps a row of a table, without its `<Row>`, or drops it. */
function fillInRow(row: Node, context: LegalContext): Node[] {
  const [cell, ...cells] = row.children ?? []
  const [first, ...rest] = cell?.children ?? []
  if (!cell || first?.name !== 'Row')
    return [{ ...row, children: fillInAll(row.children, context) }]
  if (!isShown(first, context)) return []
  return [{ ...row, children: fillInAll([{ ...cell, children: rest }, ...cells], context) }]
}

function fillIn(node: Node, context: LegalContext): Node[] {
  switch (node.type) {
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return fillInElement(node, context)
    case 'tableRow':
      return fillInRow(node, context)
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
      // A comment, {/* … */}, holds no code.
      if (/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value ?? '')) return []
      throw new TextError(
        `Les accolades sont réservées aux commentaires : {/* … */}. Retirez « {${node.value}} ».`,
        node,
      )
    case 'mdxjsEsm':
      throw new TextError(
        'Une ligne ne peut pas commencer par « import » ou « export » : tournez la phrase autrement.',
        node,
      )
    case 'html':
      throw new TextError('Écrivez ce passage en Markdown.', node)
  }
  if (!node.children) return [node]
  const children = fillInAll(node.children, context)
  // It held nothing but a hidden passage.
  const isEmpty = children.every((child) => child.type === 'text' && !child.value?.trim())
  if (isEmpty && ['paragraph', 'listItem', 'list'].includes(node.type)) return []
  return [{ ...node, children }]
}

function fillInAll(children: Node[] | undefined, context: LegalContext): Node[] {
  return (children ?? []).flatMap((child) => fillIn(child, context))
}

const blocks = new Set(['root', 'blockquote', 'listItem'])

/** Bare words may stand in a block once conditions and facts have been resolved. */
function settle(node: Node): Node {
  const children = node.children?.map(settle)
  if (!children) return node
  return { ...node, children: blocks.has(node.type) ? wrapPhrasing(children) : children }
}

/** Replaces our vocabulary by what it stands for; nothing of it is left for the browser. */
export const fillInText = (root: Node, context: LegalContext): Node =>
  settle({ ...root, children: fillInAll(root.children, context) })
