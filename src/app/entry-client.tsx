import { counter } from 'virtual:audience'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'

const page = document.documentElement
const root = document.getElementById('root') as HTMLElement
const { path = '/' } = root.dataset
/** A film that the visitor may have started already. */
const film = document.querySelector('video')

// A page that has gone on without its scripts, since they took too long, keeps what the visitor does in it.
if (page.dataset.js === '') startTransition(hydrate)
counter?.start()

function hydrate() {
  hydrateRoot(
    root,
    <StrictMode>
      <App path={path} />
      <Ready />
    </StrictMode>,
    {
      // React draws a part anew where the HTML differs. That is no fault where a translator has changed it, which
      // shows by its `<font>` elements.
      onRecoverableError(error) {
        if (!document.querySelector('font')) reportError(error)
      },
    },
  )
}

function Ready() {
  useEffect(() => {
    page.dataset.ready = ''
    // In an effect, React would not hydrate the part that a click is in: the click waits for the next task.
    setTimeout(replayTaps)
  }, [])
  return null
}

/** Clicks again what the visitor tapped before React handled clicks: `boot.ts` has marked it. */
function replayTaps() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    button.click()
    delete button.dataset.pressed
  }
  const { tapped } = page.dataset
  if (tapped) setTimeout(() => tapInRedrawnPage(tapped))
  delete page.dataset.tapped
}

/** Where the HTML differed from what React draws, React has drawn button and film anew, and the click met nobody. */
function tapInRedrawnPage(tapped: string) {
  document.getElementById(tapped)?.click()
  const redrawn = document.querySelector('video')
  if (film && redrawn && redrawn !== film) redrawn.currentTime = film.currentTime
}
