import { useEffect, useEffectEvent } from 'react'

/**
 * Keeps a service's script in the document exactly while the component is shown with an address.
 *
 * Each arrival adds it again and runs it again: only for scripts that allow it. What an address no
 * longer wanted does afterwards, an error included, is ignored.
 */
export function useScript(address: string | null, onError: () => void) {
  const reportError = useEffectEvent(onError)
  useEffect(() => {
    if (!address) return
    const script = document.createElement('script')
    const listener = () => reportError()
    script.src = address
    script.addEventListener('error', listener)
    document.head.append(script)
    return () => {
      script.removeEventListener('error', listener)
      script.remove()
    }
  }, [address])
}
