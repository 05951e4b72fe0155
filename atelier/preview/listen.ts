/*
 * Runs in the preview, which is a page of the site with this script added. Once the site has changed, the
 * script shows the new texts. Inside the owner's page, a click on a text opens the field of that text instead
 * of doing what it does for a visitor.
 */
import { type ClickedText, SITE_CHANGED } from './protocol.ts'
import { textsAround, textsAt } from './texts-at.ts'
import { updateContent } from './update-content.ts'

const RELOAD_MS = 1500

/** Reads the `data-` attributes that the server has written on the `<script>` element of this script. */
const dataIn = (page: ParentNode): DOMStringMap =>
  page.querySelector<HTMLElement>('script[data-atelier]')?.dataset ?? {}
const { atelier: parentOrigin = '', version } = dataIn(document)

/** The body of the page as the server last sent it: without the changes that scripts make to it. */
let sentBody: Promise<HTMLElement>
let reloadTimer: ReturnType<typeof setTimeout> | undefined

function start() {
  // In a calendar's frame, the page `/merci` hides its banner. The preview is a frame too, but shows the banner.
  const state = document.documentElement.dataset
  delete state.framed
  // On a legal page, visitors never see a font that loads late. In the preview every font loads late, and is
  // shown all the same.
  state.fonts = 'all'

  sentBody = fetchBody()
  void sentBody.then((body) => {
    // If the server now sends another version of the page, the site has changed while this page was loading.
    if (dataIn(body).version !== version) reloadSoon()
  })
  import.meta.hot?.on(SITE_CHANGED, showChange)

  // A preview that the owner has opened in a new tab works as for a visitor.
  if (parent !== window) {
    document.documentElement.style.cursor = 'pointer'
    addEventListener('click', sendClickedText, { capture: true })
  }
}

async function fetchBody() {
  const response = await fetch(location.href)
  return new DOMParser().parseFromString(await response.text(), 'text/html').body
}

/**
 * Shows the site as it is now. A reload takes half a second, longer than the owner takes to type the next
 * letter: the texts change at once, and the styles and scripts after a pause.
 */
function showChange() {
  reloadSoon()
  sentBody = sentBody.then(updateFrom)
}

function reloadSoon() {
  clearTimeout(reloadTimer)
  reloadTimer = setTimeout(() => location.reload(), RELOAD_MS)
}

async function updateFrom(oldBody: HTMLElement) {
  const newBody = await fetchBody()
  updateContent(document.body, oldBody, newBody)
  return newBody
}

function sendClickedText(event: MouseEvent) {
  const element = event.target as Element
  event.preventDefault()
  event.stopImmediatePropagation()
  const clicked: ClickedText = {
    texts: [...textsAt(event.clientX, event.clientY), ...textsAround(element)],
    missing: element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter,
    path: location.pathname,
  }
  parent.postMessage(clicked, parentOrigin)
}

start()
