import { clearStatus, showStatus } from '../navigation/announce.ts'
import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { inTime } from '../start/in-time.ts'
import { whenIdle } from '../start/when-idle.ts'
import type { TriggerName } from './Island.tsx'

/** Calls `wake` when the moment of a part has come, perhaps more than once. `signal`: its page is left. */
type Trigger = (part: HTMLElement, wake: () => void, signal: AbortSignal) => void

const on =
  (...types: string[]): Trigger =>
  (part, wake, signal) => {
    for (const type of types) {
      part.addEventListener(type, wake, { capture: true, passive: true, signal })
    }
  }

/** When a part may wake. The build writes the names of its moments on it: `Island.tsx`. */
const triggers: Record<TriggerName, Trigger> = {
  tap: on('click'),
  /** Any sign that a tap may come, and the tap. */
  gesture: on('pointerover', 'pointerdown', 'focusin', 'keydown', 'click'),
  /** Its first line is on screen: what loads stands further down. */
  near: (part, wake) =>
    new IntersectionObserver((entries, sight) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      sight.disconnect()
      whenIdle(wake)
    }).observe(part),
  /** At once, where the device or the tab has kept an answer: what stands there may no longer be true. */
  kept: (_, wake) => {
    const { kept, booked } = pageState()
    if (kept !== undefined || booked) whenIdle(wake)
  },
  /** The visitor scrolls: what loads stands further down. */
  scroll: (_, wake, signal) =>
    addEventListener('scroll', () => whenIdle(wake), { once: true, signal }),
  /** The film in it plays or fails, or has been asked for and does neither. */
  film: (part, wake, signal) => {
    const wait = () => 'pressed' in stateOf(part) && setTimeout(wake, 1500)
    on('click')(part, wait, signal)
    on('playing', 'error')(part, () => whenIdle(wake), signal)
    wait()
  },
}

const savesData = () =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

let isPreloaded = false

/** Fetches React and what it draws before they are needed. Nothing of it is evaluated. */
function preloadReact() {
  const { islands: href } = pageState()
  if (isPreloaded || !href || savesData()) return
  isPreloaded = true
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
  )
}

/** The boot script's: what a page gives up when it is left is no failure. */
const leave = window.onbeforeunload

/** Rejects a file that cannot be had, or that is not there in time. */
async function importReact() {
  window.onbeforeunload = leave
  try {
    return await inTime(import('./hydrate.tsx'))
  } finally {
    window.onbeforeunload = null
  }
}

/** Lets the browser answer the visitor, and paint, between two pieces of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Ends when the last part has woken: each does so in a task of its own. */
let turn = Promise.resolve()

/** Parts that have been awake since the document was loaded: what they need is there. */
const known = new Set<string>()

/**
 * Wakes each part of the page on screen when its moment comes.
 *
 * @param page its abort unmounts the parts that are awake, and wakes no other
 */
export function wakeIslands(page: AbortController) {
  const { signal } = page
  const wakeAll = new Set<() => void>()

  function watch(part: HTMLElement) {
    const { island: name = '', wakes = '' } = stateOf(part)
    let isWoken = false

    async function wake() {
      if (isWoken || signal.aborted) return
      isWoken = true
      const wasOnline = navigator.onLine
      if (name === 'choices') clearStatus()
      try {
        const { hydrateIsland } = await importReact()
        turn = turn.then(pause)
        await turn
        // React draws again what a translator or a blocker has touched: between its press and its release,
        // a click would be lost.
        while (part.matches(':active')) await pause()
        if (signal.aborted) return
        signal.addEventListener('abort', hydrateIsland(part))
        known.add(name)
        // What is decided in « Gérer mes choix » shows in the others.
        if (name === 'choices') for (const wakeOther of wakeAll) wakeOther()
      } catch (error) {
        if (signal.aborted) return
        isWoken = false
        // What was asked for without a network may fail once there is one.
        if (!wasOnline && navigator.onLine) return wake()
        if (!navigator.onLine) {
          // A tap is kept, and answered when there is a network.
          if ('pressed' in stateOf(part)) showStatus('offline')
          addEventListener('online', wake, { once: true, signal })
        } else if (name === 'choices') {
          console.error(error)
          delete stateOf(part).pressed
          showStatus('unreachable')
        } else {
          page.abort()
          dispatchEvent(new CustomEvent('cannot-start', { detail: error }))
        }
      }
    }

    wakeAll.add(wake)
    for (const moment of wakes.split(' ') as TriggerName[]) triggers[moment](part, wake, signal)
    if (known.has(name)) whenIdle(wake)
    if ('pressed' in stateOf(part) && !wakes.includes('film')) wake()
  }

  const parts = [...document.querySelectorAll<HTMLElement>(stateSelector('island'))]
  for (const part of parts) watch(part)
  if (parts.some((part) => stateOf(part).wakes !== 'tap')) whenIdle(preloadReact)
}
