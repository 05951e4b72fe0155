import { counter } from 'virtual:audience'
import { loadServiceScript } from '../embeds/scheduling/service-script.ts'
import { wakeIslands } from '../islands/wake-islands.ts'
import { keepDayConsulted } from '../legal/day-consulted.ts'
import { pageState } from '../page-state.ts'

let page = new AbortController()

/** Starts the scripts of the page on screen. Those of the page before have been disposed of. */
export function wakePage() {
  page = new AbortController()
  counter?.countPage()
  wakeIslands(page)
  loadServiceScript(page.signal)
  keepDayConsulted(page.signal)
  pageState().ready = ''
}

/** Before the page leaves the screen: no timer, no listener and no script of a service stays. */
export const disposePage = () => page.abort()
