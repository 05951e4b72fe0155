import { countPage } from 'virtual:audience'
import { wakeIslands } from './islands/wake.ts'

let rest = () => {}

/** A legal text is read without this script as well; the other pages have no use for it. */
function followText(): () => void {
  let isOver = false
  let end = () => {}
  if (document.querySelector('article')) {
    import('./legal/follow-reading.ts').then(
      ({ followReading }) => {
        if (!isOver) end = followReading()
      },
      () => {},
    )
  }
  return () => {
    isOver = true
    end()
  }
}

/** The boot script's: what a page gives up when it is left is no failure. */
const leave = window.onbeforeunload

/** Brings to life what lives on the page on screen. What lived on the one before rests first. */
export function wakePage() {
  window.onbeforeunload = leave
  countPage()
  const islands = wakeIslands()
  const ends = [islands.rest, followText()]
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
