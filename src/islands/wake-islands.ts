import { clearStatus, showStatus } from '../navigation/announce.ts'
import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { importInTime } from '../start/import-in-time.ts'
import { whenIdle } from '../start/when-idle.ts'
import { type Moment, moments } from './moments.ts'

const savesData = () =>
  matchMedia('(prefers-reduced-data: reduce)').matches ||
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

let isPreloaded = false

/** Fetches the file of React and of all that it draws, once, without evaluating it. */
function preloadReact() {
  const { islands: href } = pageState()
  if (isPreloaded || !href || savesData()) return
  isPreloaded = true
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
  )
}

/** Lets the browser answer the visitor, and paint, between two pieces of work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Settles when the last part that asked may hydrate: each does so in a task of its own. */
let queue = Promise.resolve()

/** Parts that have been awake since the document was loaded: the files that they need are there. */
const namesOnceAwake = new Set<string>()

/**
 * Lets React take over each part of the page on screen when one of its moments comes.
 *
 * @param page aborted when the page is left: its parts are unmounted, and no other is hydrated
 */
export function wakeIslands(page: AbortController) {
  const { signal } = page
  const wakeAll = new Set<() => void>()

  function watch(part: HTMLElement) {
    const { island: name = '', wakes = '' } = stateOf(part)
    let isWoken = false
    /** Aborted when the part is awake or its page is left: its moments no longer matter. */
    const asleep = new AbortController()
    signal.addEventListener('abort', () => asleep.abort())

    async function wake() {
      if (isWoken || signal.aborted) return
      isWoken = true
      const wasOnline = navigator.onLine
      if (name === 'choices') clearStatus()
      try {
        const { hydrateIsland } = await importInTime(import('./hydrate.tsx'))
        queue = queue.then(pause)
        await queue
        // React draws again what a translator or a blocker has touched. A button that is replaced between its
        // press and its release gets no click.
        while (part.matches(':active')) await pause()
        if (signal.aborted) return
        signal.addEventListener('abort', hydrateIsland(part))
        asleep.abort()
        namesOnceAwake.add(name)
        // What is decided in « Gérer mes choix » shows in the others.
        if (name === 'choices') for (const wakeOther of wakeAll) wakeOther()
      } catch (error) {
        if (signal.aborted) return
        isWoken = false
        recover(error, wasOnline)
      }
    }

    /** Tries again once there is a network. With one, the page does without what cannot be had. */
    function recover(error: unknown, wasOnline: boolean) {
      if (!navigator.onLine) {
        // A tap is remembered, and answered when there is a network.
        if ('pressed' in stateOf(part)) showStatus('offline')
        addEventListener('online', wake, { once: true, signal })
      } else if (!wasOnline) {
        wake()
      } else if (name === 'choices') {
        console.error(error)
        delete stateOf(part).pressed
        showStatus('unreachable')
      } else {
        page.abort()
        dispatchEvent(new CustomEvent('cannot-start', { detail: error }))
      }
    }

    wakeAll.add(wake)
    for (const moment of wakes.split(' ') as Moment[]) {
      moments[moment](part, wake, asleep.signal)
    }
    if (namesOnceAwake.has(name)) whenIdle(wake)
    // A film that was tapped plays without React: its own moment says when it is needed.
    if ('pressed' in stateOf(part) && !wakes.includes('film')) wake()
  }

  const parts = [...document.querySelectorAll<HTMLElement>(stateSelector('island'))]
  for (const part of parts) watch(part)
  if (parts.some((part) => stateOf(part).wakes !== 'tap')) whenIdle(preloadReact)
}
