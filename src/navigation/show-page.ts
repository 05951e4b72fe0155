import { disposePage, wakePage } from '../start/wake-page.ts'
import { announce } from './announce.ts'
import { arrive } from './arrive.ts'

/** What describes one page; the rest of `<head>` is the same on all. */
const DESCRIPTION =
  'meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"]'

/** Puts a fetched page in the place of the one on screen, as if it had been loaded. */
export function showPage(page: Document, hash: string) {
  const root = document.getElementById('root') as HTMLElement
  disposePage()
  // Written anew instead of adopted: the nodes of another document would load the frames that are
  // only there for want of JavaScript.
  root.innerHTML = page.getElementById('root')?.innerHTML ?? ''
  document.title = page.title
  for (const old of document.head.querySelectorAll(DESCRIPTION)) old.remove()
  for (const tag of page.head.querySelectorAll(DESCRIPTION)) {
    document.head.append(document.importNode(tag))
  }
  // What this page could not take for fear of moving, the next one can.
  const { dataset } = document.documentElement
  if (dataset.fonts) dataset.fonts = 'all'

  wakePage()
  arrive(hash)
  announce(page.title)
}
