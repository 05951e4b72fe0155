import { type ComponentChildren, type FunctionComponent, hydrate, render } from 'preact'
import { useEffect, useErrorBoundary } from 'preact/hooks'
import { openNoscripts } from '../open-noscripts.ts'
import { useEffectEvent } from '../use-effect-event.ts'
import { type IslandName, islands } from './Island.tsx'
import './preact.ts'

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
  // From here on the part hears every tap: the boot script has none to keep.
  island.dataset.awake = ''
  const part = (
    <Awake
      onAwake={() => {
        queueMicrotask(() => replay(island))
        onAwake()
      }}
      // It then is what it is without JavaScript, and the rest of the page lives on.
      onError={(error) => {
        console.error(error)
        island.innerHTML = finishedHtml
        island.dataset.failed = ''
        delete island.dataset.pressed
        openNoscripts(island)
        onAwake()
      }}
    >
      <Part />
    </Awake>
  )
  const rest = () => render(null, island)
  if (!isTranslated(island)) {
    hydrate(part, island)
    if (island.innerHTML === finishedHtml) return rest
    reportError(new Error('A part of the page was not as the build wrote it.'))
    rest()
  }
  // An extension or a translator was here first: Preact would take its nodes for those of the part.
  island.replaceChildren()
  render(part, island)
  return rest
}

/** Translators put each text in elements that no page of ours has. */
const isTranslated = (island: HTMLElement) => island.querySelector('font') !== null

/** Does again what the visitor tapped before anybody listened. */
function replay(island: HTMLElement) {
  const { pressed } = island.dataset
  delete island.dataset.pressed
  if (pressed) island.querySelector<HTMLElement>(`[data-replay="${pressed}"]`)?.click()
}

type AwakeProps = {
  onAwake: () => void
  onError: (error: unknown) => void
  children: ComponentChildren
}

/**
 * Parents come after their children: when this one says so, everything inside answers, or there is
 * nothing left inside.
 */
function Awake({ onAwake, onError, children }: AwakeProps) {
  const [error] = useErrorBoundary()
  const fail = useEffectEvent(onError)
  const awake = useEffectEvent(onAwake)
  useEffect(() => (error ? fail(error) : awake()), [error])
  return error ? null : children
}

// Reached from here alone, so that it shares what is here.
export { importChoices } from 'virtual:choices'
