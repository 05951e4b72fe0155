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
  // From here on React hears every tap: the boot script has none to keep.
  stateOf(island).awake = ''
  const root = flushSync(() =>
    hydrateRoot(
      island,
      <StrictMode>
        <Part />
      </StrictMode>,
      {
        // A translator or an extension was here first: React has drawn the part again.
        onRecoverableError(error) {
          if (!isTranslated) reportError(error)
        },
        // React empties the part. It then is what it is without JavaScript.
        onUncaughtError(error) {
          console.error(error)
          island.innerHTML = finishedHtml
          stateOf(island).failed = ''
          openNoscripts(island)
        },
      },
    ),
  )
  // React has drawn another box, where it has drawn the part again.
  const box = island.querySelector('input')
  if (box && isTicked) box.checked = true
  replay(island)
  return () => root.unmount()
}

/** Does again what the visitor tapped before React heard it. */
function replay(island: HTMLElement) {
  const { pressed } = stateOf(island)
  const button = island.querySelector<HTMLElement>(stateSelector('replay', pressed))
  if (pressed && !('failed' in stateOf(island))) flushSync(() => button?.click())
  // Not sooner: until then the style sheet shows that it was heard.
  delete stateOf(island).pressed
}
