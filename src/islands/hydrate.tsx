import {
  type FunctionComponent,
  type ReactNode,
  StrictMode,
  useEffect,
  useEffectEvent,
} from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { openNoscripts } from '../open-noscripts.ts'
import { type IslandName, islands } from './Island.tsx'

/**
 * Brings one part of the page to life.
 *
 * @param onAwake called once it answers, or does without
 * @returns lays it to rest
 */
export function hydrateIsland(
  island: HTMLElement,
  onAwake: () => void,
  Part: FunctionComponent = islands[island.dataset.island as IslandName],
): () => void {
  const finishedHtml = island.innerHTML
  let isOver = false
  // From here on React hears every tap: the boot script has none to keep.
  island.dataset.awake = ''
  const part = (
    <StrictMode>
      <Awake
        onAwake={() => {
          queueMicrotask(() => replay(island))
          onAwake()
        }}
      >
        <Part />
      </Awake>
    </StrictMode>
  )
  const options = {
    // React empties the part after an error that nothing caught. It then is what it is without
    // JavaScript, and the rest of the page lives on.
    onUncaughtError(error: unknown) {
      console.error(error)
      island.innerHTML = finishedHtml
      island.dataset.failed = ''
      delete island.dataset.pressed
      openNoscripts(island)
      onAwake()
    },
    onRecoverableError(error: unknown) {
      // A part that is left before its first render: nothing that anybody could do better.
      if (!isOver && !isTranslated(island)) reportError(error)
    },
  }
  const hydrate = () => hydrateRoot(island, part, options)
  const drawAgain = () => {
    const root = createRoot(island, options)
    root.render(part)
    return root
  }
  // A translator was here first: these are no longer the words, nor the nodes, that React expects.
  const root = isTranslated(island) ? drawAgain() : hydrate()
  return () => {
    isOver = true
    root.unmount()
  }
}

/** Translators put each text in elements that no page of ours has. */
const isTranslated = (island: HTMLElement) => island.querySelector('font') !== null

/** Does again what the visitor tapped before anybody listened. */
function replay(island: HTMLElement) {
  const { pressed } = island.dataset
  delete island.dataset.pressed
  if (pressed) island.querySelector<HTMLElement>(`[data-replay="${pressed}"]`)?.click()
}

/** Parents come after their children: when this one says so, everything inside answers. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  const onEffect = useEffectEvent(onAwake)
  useEffect(() => onEffect(), [])
  return children
}

// Reached from here alone, so that it shares what is here.
export { importChoices } from 'virtual:choices'
