import { pageState, stateOf, stateSelector } from '../../page-state.ts'
import { whenIdle } from '../../start/when-idle.ts'

type LoadedScript = {
  element: HTMLScriptElement
  /** The nodes that the script added to the page while it ran. */
  added: ChildNode[]
}

let loaded: LoadedScript | null = null

/** Adds the calendar service's script. The page does without one that is blocked or throws. */
export function addServiceScript(address: string) {
  if (loaded) return
  const script: LoadedScript = { element: document.createElement('script'), added: [] }
  loaded = script
  const observer = new MutationObserver((records) => {
    // The observer reports as the script ends, while it is still the document's current script.
    if (document.currentScript !== script.element) return
    for (const { addedNodes } of records) script.added.push(...([...addedNodes] as ChildNode[]))
  })
  observer.observe(document, { childList: true, subtree: true })
  const onEnd = () => {
    observer.disconnect()
    // A script runs even if its element is removed while it loads.
    if (loaded !== script) removeNodes(script)
  }
  script.element.onload = onEnd
  script.element.onerror = onEnd
  script.element.src = address
  document.head.append(script.element)
}

/** Removes the service's script, and the nodes that it has added. */
export function removeServiceScript() {
  if (loaded) removeNodes(loaded)
  loaded = null
}

function removeNodes({ element, added }: LoadedScript) {
  for (const node of [element, ...added]) node.remove()
}

/**
 * Loads the service's script with the page, where no consent is asked or an agreement is stored. If
 * the visitor answers or withdraws later, `SchedulingEmbed.tsx` adds or removes the script.
 */
export function loadServiceScript(signal: AbortSignal) {
  const calendar = document.querySelector<HTMLElement>(stateSelector('script'))
  const address = calendar && stateOf(calendar).script
  const isAsked = calendar?.querySelector(stateSelector('asks')) !== null
  const isKept = pageState().kept?.split(' ').includes('scheduling')
  if (!address || (isAsked && !isKept)) return
  const cancel = whenIdle(() => addServiceScript(address))
  signal.addEventListener('abort', () => {
    cancel()
    removeServiceScript()
  })
}
