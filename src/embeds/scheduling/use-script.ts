import { useEffect } from 'react'

/**
 * Keeps a service's script in the document exactly while the component is shown with an address. Each
 * arrival adds it again and runs it again: only for scripts that allow it.
 */
export function useScript(address: string | null) {
  useEffect(() => {
    if (!address) return
    const script = document.createElement('script')
    script.src = address
    document.head.append(script)
    return () => script.remove()
  }, [address])
}
