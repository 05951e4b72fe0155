import { beacon, pagesElsewhere, target, tellsBookings } from 'virtual:counted'
import { paths } from 'virtual:paths'
import type { Step } from '../../services/audience/steps.ts'
import { whenIdle } from '../embeds/when-idle.ts'
import { objects } from './objection.ts'

let told = new Set<Step>()
let waiting: { step: Step; page: string }[] = []

/** Counts a step of the page on screen: once each, when the browser has nothing better to do. */
export function count(step: Step) {
  // Whoever develops the site is no visitor of it. In a frame of ours, the page around counts.
  if (import.meta.env.DEV || window.parent !== window) return
  if (told.has(step) || objects()) return
  told.add(step)
  // Of an address that does not exist, only that: it may hold anything.
  const path = paths.includes(location.pathname) ? location.pathname : '/404'
  waiting.push({ step, page: location.origin + path })
  if (waiting.length === 1) whenIdle(send)
}

function send() {
  const counted = objects() ? [] : waiting
  waiting = []
  for (const { step, page } of counted) {
    const { address, body } = beacon(step, page, target)
    fetch(address, {
      method: 'POST',
      body: body ?? null,
      // Whatever it answers, nobody reads it.
      mode: 'no-cors',
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'origin',
    }).catch(() => {})
  }
}

/** Another page is on screen: its steps are counted anew, once somebody sees it. */
export function countPage() {
  told = new Set()
  // A browser may prepare a page that nobody will open, or open a tab behind the others.
  if (document.visibilityState === 'visible') return count('page-vue')
  document.addEventListener('visibilitychange', () => count('page-vue'), { once: true })
}

/**
 * The calendar has led here, to the page of thanks. It is told already before a reload, and where the
 * page of ours before had the calendar in a frame, which has said so and then led the whole tab here.
 * A browser that cannot say which page was before is no reason to count twice.
 */
export function countThanks() {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const wasElsewhere = 'navigation' in window && window.navigation.activation?.from === null
  if (arrival?.type === 'navigate' && (!tellsBookings || wasElsewhere)) count('reservation')
}

/** Ways round the video and the calendar, wherever they stand. */
function countWayOut({ target: clicked, button }: MouseEvent) {
  const link = clicked instanceof Element && clicked.closest('a')
  // The right button opens a menu, and nothing else.
  if (!link || button > 1) return
  if (link.protocol === 'mailto:') return count('sortie-mail')
  if (link.protocol === 'tel:') return count('sortie-telephone')
  const leadsTo = (page: string) => link.href.startsWith(new URL(page, location.href).href)
  if (link.target && pagesElsewhere.some(leadsTo)) count('sortie-onglet')
}

/** Counts from now on, until the page is left. */
export function startCounting() {
  document.addEventListener('click', countWayOut)
  // A middle click opens a tab as well.
  document.addEventListener('auxclick', countWayOut)
  addEventListener('pagehide', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
}
