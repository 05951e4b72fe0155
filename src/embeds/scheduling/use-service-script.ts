import { useEffect } from 'react'

/** Adds the calendar service's script to the page, and removes it again; `null` for none. */
export function useServiceScript(address: string | null) {
  useEffect(() => {
    if (address === null) return
    const script = document.createElement('script')
    script.src = address
    document.head.append(script)
    return () => script.remove()
  }, [address])
}
