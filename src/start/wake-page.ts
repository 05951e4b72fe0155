import { counter } from 'virtual:audience'
import { wakeIslands } from '../islands/wake-when.ts'

let page = new AbortController()

/** Legal texts only. They read as well without this script: a failure to load it is ignored. */
function followDay({ signal }: AbortController) {
  if (!document.querySelector('article')) return
  import('../legal/day-consulted.ts').then(
    ({ keepDayConsulted }) => signal.aborted || keepDayConsulted(signal),
    () => {},
  )
}

/** Starts the scripts of the page on screen. Those of the page before have been disposed of. */
export function wakePage() {
  page = new AbortController()
  counter?.countPage()
  wakeIslands(page)
  followDay(page)
  document.documentElement.dataset.ready = ''
  window.onbeforeunload = null
}

/** Before the page leaves the screen: no timer, no listener and no script of a service stays. */
export const disposePage = () => page.abort()
