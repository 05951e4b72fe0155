import { isMarkedKept, stateOf, stateSelector } from '../../page-state.ts'
import { whenIdle } from '../../start/when-idle.ts'

type ServiceScript = {
  element: HTMLScriptElement
  addedNodes: ChildNode[]
}

let scriptInPage: ServiceScript | null = null

/** Adds the calendar service's script. The page does without one that is blocked or throws. */
export function addServiceScript(address: string) {
  if (scriptInPage) return
  const script: ServiceScript = { element: document.createElement('script'), addedNodes: [] }
  scriptInPage = script
  const observer = new MutationObserver((records) => {
    // Mutation records are delivered in the microtask checkpoint right after a script has run, when
    // `document.currentScript` still names it: a node that the service's script adds is recognised by this.
    if (document.currentScript !== script.element) return
    for (const { addedNodes } of records) {
      script.addedNodes.push(...([...addedNodes] as ChildNode[]))
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  const onEnd = () => {
    observer.disconnect()
    // A script removed while it loads still runs: the nodes that it adds then are removed too.
    if (scriptInPage !== script) removeNodes(script)
  }
  script.element.onload = onEnd
  script.element.onerror = onEnd
  script.element.src = address
  document.head.append(script.element)
}

export function removeServiceScript() {
  if (scriptInPage) removeNodes(scriptInPage)
  scriptInPage = null
}

function removeNodes({ element, addedNodes }: ServiceScript) {
  for (const node of [element, ...addedNodes]) node.remove()
}

/**
 * Adds the service's script with the page, where no consent is asked or an agreement is stored. If
 * the visitor answers or withdraws later, `SchedulingEmbed.tsx` adds or removes the script.
 */
export function addServiceScriptIfAllowed(signal: AbortSignal) {
  const calendar = document.querySelector<HTMLElement>(stateSelector('script'))
  const address = calendar && stateOf(calendar).script
  if (!address) return
  const isConsentAsked = calendar.querySelector(stateSelector('asks')) !== null
  if (isConsentAsked && !isMarkedKept('scheduling')) return
  const cancel = whenIdle(() => addServiceScript(address))
  signal.addEventListener('abort', () => {
    cancel()
    removeServiceScript()
  })
}
