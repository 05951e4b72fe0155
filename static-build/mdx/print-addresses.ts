import { type Node, textOf } from './tree.ts'

/** The same address, as it is read: without its scheme nor its last slash. */
const readable = (address: string) => address.replace(/^https?:\/\/|\/$/g, '')

/**
 * Tells the print style sheet where links lead, in full: on paper, « /mentions-legales » leads
 * nowhere. A link that already shows its address needs nothing, nor does one within the page.
 */
export function printAddresses(node: Node, siteUrl: string): Node {
  const children = node.children?.map((child) => printAddresses(child, siteUrl))
  const href = node.tagName === 'a' ? String(node.properties?.href ?? '') : ''
  const address = href.startsWith('/') ? siteUrl + href : href.startsWith('http') ? href : undefined
  const isShown = address === undefined || readable(address) === readable(textOf(node))
  return {
    ...node,
    ...(children && { children }),
    ...(!isShown && { properties: { ...node.properties, dataAddress: address } }),
  }
}
