import { counter } from 'virtual:audience'
import { wakeIslands } from '../islands/wake-when.ts'

let dispose = () => {}

/** Legal texts only. They read as well without this script: a failure to load it is ignored. */
function followText(): () => void {
  let isOver = false
  let end = () => {}
  if (document.querySelector('article')) {
    import('../legal/follow-reading.ts').then(
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

/** Starts the scripts of the page on screen. Those of the page before have been disposed of. */
export function wakePage() {
  counter?.countPage()
  const ends = [wakeIslands(), followText()]
  dispose = () => {
    for (const end of ends) end()
  }
  document.documentElement.dataset.ready = ''
  window.onbeforeunload = null
}

/** Before the page leaves the screen: no timer, no listener and no script of a service stays. */
export const disposePage = () => dispose()
