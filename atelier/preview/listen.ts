/*
 * Runs in the preview, which is a page of the site with this script added. Once the site has changed, the
 * script shows the new texts. Inside the owner's page, a click on a text opens the field of that text instead
 * of doing what it does for a visitor.
 */
import { pageState } from '../../src/page-state.ts'
import { type ClickedText, SITE_CHANGED } from './protocol.ts'
import { textsAround, textsAt } from './texts-at.ts'
import { updateContent } from './update-content.ts'

/** The page is loaded again once nothing has changed for this time. */
const RELOAD_MS = 1500

/** Reads the `data-` attributes that the server has written on the `<script>` element of this script. */
const dataIn = (page: ParentNode): DOMStringMap =>
  page.querySelector<HTMLElement>('script[data-atelier]')?.dataset ?? {}
const { atelier: origin = '', version } = dataIn(document)

// The page `/merci` hides its banner where a calendar's frame shows it. The preview is a frame too, but shows
// the banner.
delete pageState().framed
// A page of text shows only the fonts that come in time. In development none is preloaded and all come late,
// so they are all shown.
pageState().fonts = 'all'

const parseBody = (html: string) => new DOMParser().parseFromString(html, 'text/html').body
const fetchBody = async () => parseBody(await (await fetch(location.href)).text())

/** Fetches the page as the site is now, and changes what the server sends otherwise than before. */
async function updateFrom(before: HTMLElement) {
  const latest = await fetchBody()
  updateContent(document.body, before, latest)
  return latest
}

let reload: ReturnType<typeof setTimeout> | undefined
/** The page as it was when this script started, perhaps with changes that other scripts had made by then. */
const loaded = parseBody(document.documentElement.outerHTML)
/** The page as the server last sent it. Changes that scripts have made in the page since are left out. */
let content = fetchBody()
// The site may have changed while this page and its scripts were on their way.
void content.then((latest) => {
  if (dataIn(latest).version !== version) showChange(loaded)
})

/**
 * Shows the site as it is now. A reload takes half a second, longer than the owner takes to type the next
 * letter: the texts change at once, and the styles and scripts after a pause.
 */
function showChange(shown?: HTMLElement) {
  clearTimeout(reload)
  reload = setTimeout(() => location.reload(), RELOAD_MS)
  content = content.then((before) => updateFrom(shown ?? before))
}
import.meta.hot?.on(SITE_CHANGED, () => showChange())

function sendClickedText(event: MouseEvent) {
  const element = event.target as Element
  event.preventDefault()
  event.stopImmediatePropagation()
  const clicked: ClickedText = {
    texts: [...textsAt(event.clientX, event.clientY), ...textsAround(element)],
    missing: element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter,
    path: location.pathname,
  }
  parent.postMessage(clicked, origin)
}

// In a tab of its own, the page works as it does for a visitor.
if (parent !== window) {
  document.documentElement.style.cursor = 'pointer'
  addEventListener('click', sendClickedText, { capture: true })
}
