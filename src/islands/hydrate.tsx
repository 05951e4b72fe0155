import { type FunctionComponent, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { stateOf, stateSelector } from '../page-state.ts'
import { openNoscripts } from '../start/open-noscripts.ts'
import { type IslandName, islands } from './Island.tsx'

/**
 * Has React hydrate an island, i.e. a part of the prerendered page (`Island.tsx`), and answers the
 * tap that came before. `wake-islands.ts` calls it, and imports this file only then: with it comes
 * React.
 *
 * @returns unmounts the island
 */
export function hydrateIsland(island: HTMLElement): () => void {
  const { Part } = islands[stateOf(island).island as IslandName]
  const isTicked = island.querySelector('input:checked') !== null
  // From here on React handles every tap, and the boot script marks none as `pressed`.
  stateOf(island).awake = ''
  const root = draw(Part, island)
  if (isTicked) restoreTick(island)
  replayTap(island)
  return () => root.unmount()
}

/** Hydrates the island before it returns, effects included. */
function draw(Part: FunctionComponent, island: HTMLElement): Root {
  const prerenderedHtml = island.innerHTML
  // Chromium's translator wraps the texts that it replaces in `<font>`.
  const isTranslated = island.querySelector('font') !== null
  return flushSync(() =>
    hydrateRoot(
      island,
      <StrictMode>
        <Part />
      </StrictMode>,
      {
        // The HTML was not the prerendered one, so React has drawn the island anew. A translator
        // does that.
        onRecoverableError(error) {
          if (!isTranslated) reportError(error)
        },
        // React has emptied the island, which becomes what it is without JavaScript.
        onUncaughtError(error) {
          console.error(error)
          island.innerHTML = prerenderedHtml
          stateOf(island).failed = ''
          openNoscripts(island)
        },
      },
    ),
  )
}

/**
 * Ticks the checkbox again: where React has drawn the island anew, the checkbox is new and has no
 * tick.
 */
function restoreTick(island: HTMLElement) {
  const checkbox = island.querySelector('input')
  if (checkbox) checkbox.checked = true
}

/** Clicks the button that the visitor tapped before React handled its clicks. */
function replayTap(island: HTMLElement) {
  const { pressed, failed } = stateOf(island)
  if (pressed !== undefined && failed === undefined) {
    const button = island.querySelector<HTMLElement>(stateSelector('replay', pressed))
    flushSync(() => button?.click())
  }
  // The style sheet marks the button as tapped until here.
  delete stateOf(island).pressed
}
