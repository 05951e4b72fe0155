import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { stateOf, stateSelector } from '../page-state.ts'
import { openNoscripts } from '../start/open-noscripts.ts'
import { type IslandName, islands } from './Island.tsx'

/**
 * Lets React take over one part of the page, with its effects, before it returns.
 *
 * @returns unmounts it
 */
export function hydrateIsland(island: HTMLElement): () => void {
  const { Part } = islands[stateOf(island).island as IslandName]
  const finishedHtml = island.innerHTML
  const isTranslated = island.querySelector('font') !== null
  const isTicked = island.querySelector('input:checked') !== null
  // From here on React handles every tap, and the boot script remembers none.
  stateOf(island).awake = ''
  const root = flushSync(() =>
    hydrateRoot(
      island,
      <StrictMode>
        <Part />
      </StrictMode>,
      {
        // A translator or an extension had changed the HTML, so React has drawn the part again.
        onRecoverableError(error) {
          if (!isTranslated) reportError(error)
        },
        // React has emptied the part, which becomes what it is without JavaScript.
        onUncaughtError(error) {
          console.error(error)
          island.innerHTML = finishedHtml
          stateOf(island).failed = ''
          openNoscripts(island)
        },
      },
    ),
  )
  // Where React has drawn the part again, its checkbox is new and has lost its tick.
  const box = island.querySelector('input')
  if (box && isTicked) box.checked = true
  replay(island)
  return () => root.unmount()
}

/** Clicks again the button that the visitor tapped before React took the part over. */
function replay(island: HTMLElement) {
  const { pressed } = stateOf(island)
  const button = island.querySelector<HTMLElement>(stateSelector('replay', pressed))
  if (pressed && !('failed' in stateOf(island))) flushSync(() => button?.click())
  // Until here the style sheet marks the button as tapped.
  delete stateOf(island).pressed
}
