import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  for (const type of ['online', 'offline']) addEventListener(type, listener)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, listener)
  }
}

/** False where the device itself says that it has no network. */
export const useIsOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )

/** Calls a function when the device says that it has a network again. */
export function useWhenOnline(callback: () => void) {
  const onOnline = useEffectEvent(callback)
  useEffect(() => {
    const listener = () => onOnline()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
}
