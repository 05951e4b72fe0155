import { clearStatus, showStatus } from '../navigation/announce.ts'
import { pageState, stateOf, stateSelector } from '../page-state.ts'
import { importInTime } from '../start/import-in-time.ts'
import { whenIdle } from '../start/when-idle.ts'
import { isTapped, type Moment, moments } from './moments.ts'

/** A part of the prerendered page that React hydrates at one of its moments, e.g. a tap. */
type Island = {
  element: HTMLElement
  name: string
  wakesAt: Moment[]
  /** True from the moment at which React is loaded for the island, also once the island is hydrated. */
  isWaking: boolean
  /** Aborted when the island is hydrated: nothing listens for its moments any longer. */
  untilAwake: AbortController
}

type Page = {
  islands: Island[]
  /** Aborted when the page is left: its islands are unmounted, and no other is hydrated. */
  visit: AbortController
}

/** Names of the islands hydrated on an earlier page: later pages hydrate them when the browser is idle. */
const hydratedNames = new Set<string>()

/** Resolves when the next island may be hydrated: each island is hydrated in a task of its own. */
let queue = Promise.resolve()

let isPreloaded = false

/** Has React hydrate each island of the page on screen when one of its moments comes. */
export function wakeIslands(visit: AbortController) {
  const page = { islands: findIslands(), visit }
  for (const island of page.islands) {
    waitForMoments(island, page)
    if (hydratedNames.has(island.name)) whenIdle(() => wake(island, page))
    if (mustAnswerTap(island)) wake(island, page)
  }
  if (!page.islands.every(isChoices)) whenIdle(preloadReact)
}

function findIslands(): Island[] {
  const elements = document.querySelectorAll<HTMLElement>(stateSelector('island'))
  return Array.from(elements, (element) => {
    const { island: name = '', wakes = '' } = stateOf(element)
    const wakesAt = wakes.split(' ') as Moment[]
    return { element, name, wakesAt, isWaking: false, untilAwake: new AbortController() }
  })
}

function waitForMoments(island: Island, page: Page) {
  const { element, wakesAt, untilAwake } = island
  const signal = AbortSignal.any([untilAwake.signal, page.visit.signal])
  for (const moment of wakesAt) moments[moment](element, () => wake(island, page), signal)
}

async function wake(island: Island, page: Page) {
  const { signal } = page.visit
  if (island.isWaking || signal.aborted) return
  island.isWaking = true
  // Clears the status that the dialog cannot be loaded, which an earlier tap may have left.
  if (isChoices(island)) clearStatus()
  try {
    const { hydrateIsland } = await importInTime(import('./hydrate.tsx'))
    await waitForTurn(island)
    if (signal.aborted) return
    const unmount = hydrateIsland(island.element)
    signal.addEventListener('abort', unmount)
  } catch (error) {
    if (signal.aborted) return
    island.isWaking = false
    recover(island, page, error)
    return
  }
  island.untilAwake.abort()
  hydratedNames.add(island.name)
  // The embeds show what the visitor decides in the dialog, so React must draw them too.
  if (isChoices(island)) page.islands.forEach((other) => void wake(other, page))
}

/** Lets the browser paint and answer the visitor after another island was hydrated. */
async function waitForTurn({ element }: Island) {
  queue = queue.then(pause)
  await queue
  // Hydration replaces elements that a translator has changed: a button replaced while pressed
  // would get no click. No event reports the end of `:active`, hence the loop.
  while (element.matches(':active')) await pause()
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Reacts to a script that failed to load. Without a network, the island is tried again once there is one. With a
 * network, the page does without « Gérer mes choix » or, if the video or the calendar failed, without React.
 */
function recover(island: Island, page: Page, error: unknown) {
  if (!navigator.onLine) {
    if (isTapped(island.element)) showStatus('offline')
    addEventListener('online', () => wake(island, page), { once: true, signal: page.visit.signal })
  } else if (isChoices(island)) {
    console.error(error)
    delete stateOf(island.element).pressed
    showStatus('unreachable')
  } else {
    page.visit.abort()
    // On this event, the boot script gives the page the links and players that it has without JavaScript.
    dispatchEvent(new CustomEvent('cannot-start', { detail: error }))
  }
}

/** True for « Gérer mes choix », the one island that may fail to load without harm to the rest of the page. */
const isChoices = ({ name }: Island) => name === 'choices'

/** True where a button of the island was tapped and needs React now. A tapped film plays without React. */
const mustAnswerTap = ({ element, wakesAt }: Island) =>
  isTapped(element) && !wakesAt.includes('film')

/** Fetches the script with React and the parts it draws, once, and does not run it yet. */
function preloadReact() {
  const { islands: href } = pageState()
  if (isPreloaded || !href || savesData()) return
  isPreloaded = true
  document.head.insertAdjacentHTML(
    'beforeend',
    `<link rel="modulepreload" href="${href}" fetchpriority="low">`,
  )
}

function savesData(): boolean {
  // Only Chromium has `connection`, so TypeScript does not declare it.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
