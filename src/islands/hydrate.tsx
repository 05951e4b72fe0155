import { type ReactNode, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { openNoscripts } from '../open-noscripts.ts'
import { type IslandName, islands } from './Island.tsx'

/**
 * Brings one part of the page to life.
 *
 * @param onAwake called once it answers, or does without
 * @returns lays it to rest
 */
export function hydrateIsland(island: HTMLElement, onAwake: () => void): () => void {
  const finishedHtml = island.innerHTML
  let isOver = false
  // From here on React hears every tap: the boot script has none to keep.
  island.dataset.awake = ''
  const root = hydrateRoot(
    island,
    <StrictMode>
      <Awake onAwake={onAwake}>{islands[island.dataset.island as IslandName]()}</Awake>
    </StrictMode>,
    {
      // React empties the part after an error that nothing caught. It then is what it is without
      // JavaScript, and the rest of the page lives on.
      onUncaughtError(error) {
        console.error(error)
        island.innerHTML = finishedHtml
        island.dataset.failed = ''
        openNoscripts(island)
        onAwake()
      },
      onRecoverableError(error) {
        // A part that is left before its first render: nothing that anybody could do better.
        if (!isOver) reportError(error)
      },
    },
  )
  return () => {
    isOver = true
    root.unmount()
  }
}

/** Parents come after their children: when this one says so, everything inside answers. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
