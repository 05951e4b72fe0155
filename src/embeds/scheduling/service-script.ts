import { isMarkedKept, stateOf, stateSelector } from '../../page-state.ts'
import { whenIdle } from '../../start/when-idle.ts'

let scriptInPage: HTMLScriptElement | null = null

/** Adds the calendar service's script. The page does without one that is blocked or throws. */
export function addServiceScript(address: string) {
  if (scriptInPage) return
  scriptInPage = document.createElement('script')
  scriptInPage.src = address
  document.head.append(scriptInPage)
}

export function removeServiceScript() {
  scriptInPage?.remove()
  scriptInPage = null
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
