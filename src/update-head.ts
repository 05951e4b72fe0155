import { headTags, pageTitle } from './head.ts'
import type { Route } from './routes.ts'

const TAGS =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]'

/** Gives the document the head of the page that client navigation has just shown. */
export function updateHead(route: Route) {
  document.title = pageTitle(route)
  for (const old of document.head.querySelectorAll(TAGS)) old.remove()
  const hasGaps = document.querySelector('[data-a-completer]') !== null
  for (const { tag, attributes } of headTags(route, hasGaps)) {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    document.head.append(element)
  }
}
