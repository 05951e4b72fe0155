import { pageState } from '../page-state.ts'
import { disposePage, wakePage } from '../start/wake-page.ts'
import { announce } from './announce.ts'
import { arrive } from './arrive.ts'

/** The tags of `<head>` that differ from page to page. */
const DESCRIPTION =
  'meta[property], meta[name]:not([name="viewport"], [name="theme-color"]), [rel="canonical"]'

/** Puts a fetched page in the place of the one on screen, as if it had been loaded. */
export function showPage(page: Document, hash: string) {
  const root = document.getElementById('root') as HTMLElement
  disposePage()
  // The HTML is parsed again: scripting is off in the fetched document, so its `<noscript>` hold
  // real frames, which would load in this page.
  root.innerHTML = page.getElementById('root')?.innerHTML ?? ''
  document.title = page.title
  for (const old of document.head.querySelectorAll(DESCRIPTION)) old.remove()
  for (const tag of page.head.querySelectorAll(DESCRIPTION)) {
    document.head.append(document.importNode(tag))
  }
  // The new page may use the web fonts from the start, since none of its text is on screen yet.
  const state = pageState()
  if (state.fonts) state.fonts = 'all'

  wakePage()
  arrive(hash)
  announce(page.title)
}
