import { pageState, stateOf, stateSelector } from '../../page-state.ts'
import { whenIdle } from '../../start/when-idle.ts'

type LoadedScript = {
  element: HTMLScriptElement
  /** The nodes that it added to the page while it ran. */
  added: ChildNode[]
}

let loaded: LoadedScript | null = null

/**
 * Adds the widget script of the calendar's service to the page, unless it is there. Whether it is blocked,
 * missing, no script at all or throws, the page needs nothing of it.
 */
export function addServiceScript(address: string) {
  if (loaded) return
  const script: LoadedScript = { element: document.createElement('script'), added: [] }
  loaded = script
  // A script's `load` event follows its run in the same task: what was added in that task is its own.
  let addedInTask: ChildNode[] = []
  const observer = new MutationObserver((records) => {
    addedInTask = records.flatMap(({ addedNodes }) => [...addedNodes] as ChildNode[])
    setTimeout(() => {
      addedInTask = []
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  const onEnd = () => {
    observer.disconnect()
    script.added = addedInTask
    // Removed while it was on its way, a script runs all the same.
    if (loaded !== script) removeNodes(script)
  }
  script.element.onload = onEnd
  script.element.onerror = onEnd
  script.element.src = address
  document.head.append(script.element)
}

/** Removes that script, and the nodes that it added. */
export function removeServiceScript() {
  if (loaded) removeNodes(loaded)
  loaded = null
}

function removeNodes({ element, added }: LoadedScript) {
  for (const node of [element, ...added]) node.remove()
}

/**
 * Loads that script with the page, without React, where the visitor has nothing to agree to or has agreed
 * before. Later answers are those of the calendar: `SchedulingEmbed.tsx`.
 *
 * @param signal aborted when the page is left
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
