import { counter } from 'virtual:site'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { type ElementMarks, page } from './marks.ts'

const root = document.getElementById('root') as HTMLElement
const { path = '/' } = root.dataset as ElementMarks
/** A film that the visitor may have started already, and paused since. */
const film = document.querySelector('video')
const isFilmPaused = film?.dataset.started !== undefined && film.paused

// A page that has gone on without its scripts, since they took too long, keeps what the visitor does in it.
if (page.js === '') startTransition(hydrate)
counter?.start()

function hydrate() {
  const app = (
    <StrictMode>
      <App path={path} />
      <Ready />
    </StrictMode>
  )
  // React draws a part anew where the HTML differs. That is no fault where a translator has changed it, which shows by
  // its `<font>` elements.
  hydrateRoot(root, app, {
    onRecoverableError: (error) => document.querySelector('font') ?? reportError(error),
  })
}

function Ready() {
  useEffect(() => {
    page.ready = ''
    // In an effect, React would not hydrate the part that a click is in: the click waits for the next task.
    setTimeout(replayTaps)
  }, [])
  return null
}

/** Clicks again what the visitor tapped before React handled clicks: `early-taps.ts` has marked it. */
function replayTaps() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    // What the click marks again is answered after the next paint.
    delete button.dataset.pressed
    button.click()
  }
  const { tapped } = page
  if (tapped) setTimeout(() => tapInRedrawnPage(tapped))
  delete page.tapped
}

/** Where the HTML differed from what React draws, React has drawn button and film anew, and the click met nobody. */
function tapInRedrawnPage(tapped: string) {
  const redrawn = document.querySelector('video')
  if (film && redrawn && redrawn !== film) redrawn.currentTime = film.currentTime
  if (redrawn !== film && isFilmPaused) return
  document.getElementById(tapped)?.click()
}
