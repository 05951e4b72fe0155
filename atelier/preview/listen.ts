/*
 * Runs in the preview, which is a page of the site with this script added. Inside the owner's page, it keeps the
 * place where the page was scrolled to, and a click on a text opens the field of that text instead of doing what it
 * does for a visitor.
 */
import type { Message } from './protocol.ts'
import { textsAround, textsAt } from './texts-at.ts'

const script = document.querySelector<HTMLElement>('script[data-atelier]')
const parentOrigin = script?.dataset.atelier ?? ''
const placeKey = `scrolled:${location.pathname}`

const tell = (message: Message) => parent.postMessage(message, parentOrigin)

async function start() {
  // In a calendar's frame, the page `/merci` hides its banner. The preview is a frame too, but shows the banner.
  const state = document.documentElement.dataset
  delete state.framed
  // On a legal page, visitors never see a font that loads late. In the preview every font loads late, and is
  // shown all the same.
  state.fonts = 'all'
  // A preview that the owner has opened in a new tab works as for a visitor.
  if (parent === window) return

  document.documentElement.style.cursor = 'pointer'
  addEventListener('click', sendClickedText, { capture: true })
  await Promise.all([...document.querySelectorAll('link')].map(loaded))
  scrollTo({ top: Number(sessionStorage.getItem(placeKey)), behavior: 'instant' })
  addEventListener('scroll', () => sessionStorage.setItem(placeKey, String(scrollY)))
  tell('drawn')
}

/** Waits for a style sheet, without which the page has another height. */
const loaded = (link: HTMLLinkElement) =>
  link.rel === 'stylesheet' && !link.sheet && new Promise((resolve) => (link.onload = resolve))

function sendClickedText(event: MouseEvent) {
  const element = event.target as Element
  event.preventDefault()
  event.stopImmediatePropagation()
  tell({
    texts: [...textsAt(event.clientX, event.clientY), ...textsAround(element)],
    missing: element.closest<HTMLElement>('[data-a-completer]')?.dataset.aCompleter,
    path: location.pathname,
  })
}

void start()
