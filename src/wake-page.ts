import { counter } from 'virtual:audience'
import { wakeIslands } from './islands/wake-when.ts'

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

/** Brings to life what lives on the page on screen. What lived on the one before rests first. */
export function wakePage() {
  counter?.countPage()
  const ends = [wakeIslands(), followText()]
  rest = () => {
    for (const end of ends) end()
  }
  document.documentElement.dataset.ready = ''
  window.onbeforeunload = null
}

/** Before the page leaves the screen: no timer, no listener and no script of a service stays. */
export const layPageToRest = () => rest()
