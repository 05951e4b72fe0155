import { measures } from 'virtual:audience'
import { countPage } from './audience/count.ts'
import { wakeIslands } from './islands/wake.ts'
import { markCurrentSection } from './legal/current-section.ts'
import { keepDayConsulted } from './legal/day-consulted.ts'
import { giveThanks } from './thanks.ts'

let rest = () => {}

/** The boot script's: what a page gives up when it is left is no failure. */
const leave = window.onbeforeunload

/** Brings to life what lives on the page on screen. What lived on the one before rests first. */
export function wakePage() {
  window.onbeforeunload = leave
  if (measures) countPage()
  giveThanks()
  const islands = wakeIslands()
  const ends = [islands.rest, keepDayConsulted(), markCurrentSection()]
  rest = () => {
    for (const end of ends) end()
  }
  islands.awake.then(
    () => {
      document.documentElement.dataset.hydrated = ''
      window.onbeforeunload = null
    },
    (error: unknown) => dispatchEvent(new CustomEvent('cannot-start', { detail: error })),
  )
}

/** Before the page leaves the screen: no timer, no listener and no script of a service stays. */
export const layPageToRest = () => rest()
