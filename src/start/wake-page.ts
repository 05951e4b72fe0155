import { counter } from 'virtual:audience'
import { addServiceScriptIfAllowed } from '../embeds/scheduling/service-script.ts'
import { wakeIslands } from '../islands/wake-islands.ts'
import { keepDayConsulted } from '../legal/day-consulted.ts'
import { pageState } from '../page-state.ts'

let page = new AbortController()

export function wakePage() {
  page = new AbortController()
  counter?.countPage()
  wakeIslands(page)
  addServiceScriptIfAllowed(page.signal)
  keepDayConsulted(page.signal)
  pageState().ready = ''
}

export const disposePage = () => page.abort()
