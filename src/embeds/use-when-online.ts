import { useEffect, useEffectEvent } from 'react'

/** Calls a function when the device says that it has a network again. */
export function useWhenOnline(callback: () => void) {
  const onOnline = useEffectEvent(callback)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
