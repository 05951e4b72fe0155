import { type FunctionComponent, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { stateOf, stateSelector } from '../page-state.ts'
import { openNoscripts } from '../start/open-noscripts.ts'
import { type IslandName, islands } from './Island.tsx'

/**
 * Has React hydrate an island, i.e. a part of the prerendered page, and answers the tap that came
 * before. `wake-islands.ts` imports this file, and React with it, when an island needs it.
 */
export function hydrateIsland(island: HTMLElement): () => void {
  const { Part } = islands[stateOf(island).island as IslandName]
  // If React draws the island anew, `restoreTick` ticks « Retenir mon choix », its only input, as the visitor
  // had.
  const isTicked = island.querySelector('input:checked') !== null
  // Once the island has this attribute, the boot script leaves taps in it to React.
  stateOf(island).awake = ''
  const root = draw(Part, island)
  if (isTicked) restoreTick(island)
  replayTap(island)
  return () => root.unmount()
}

/** Hydrates the island and runs its effects before this function returns. */
function draw(Part: FunctionComponent, island: HTMLElement): Root {
  const prerenderedHtml = island.innerHTML
  // Chromium's translator wraps replaced texts in `<font>`, which shows that the page is translated.
  const isTranslated = island.querySelector('font') !== null
  return flushSync(() =>
    hydrateRoot(
      island,
      <StrictMode>
        <Part />
      </StrictMode>,
      {
        // Called when React draws the island anew because the HTML differs, as it may after a translation.
        onRecoverableError(error) {
          if (!isTranslated) reportError(error)
        },
        // Called when the island's code throws, after React has emptied the island. What was
        // prerendered works as it does without JavaScript.
        onUncaughtError(error) {
          console.error(error)
          island.innerHTML = prerenderedHtml
          // Where an island has this attribute, style sheets show it as they do without JavaScript.
          stateOf(island).failed = ''
          openNoscripts(island)
        },
      },
    ),
  )
}

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
  // Without this attribute, style sheets no longer show the button as tapped.
  delete stateOf(island).pressed
}
