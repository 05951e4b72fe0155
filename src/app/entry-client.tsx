import { counter } from 'virtual:audience'
import { StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { loadPage } from './pages.tsx'

const page = document.documentElement
const root = document.getElementById('root') as HTMLElement
const { path = '/' } = root.dataset

await loadPage(path)
startTransition(() => {
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
})
counter?.start()

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
  // Where the HTML differed from what React draws, React has drawn the button anew, and the click met nobody.
  const { tapped } = page.dataset
  if (tapped) setTimeout(() => document.getElementById(tapped)?.click())
  delete page.dataset.tapped
}
