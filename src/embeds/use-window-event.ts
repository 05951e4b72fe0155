import { useEffect, useEffectEvent } from 'react'

/** Listens to an event of the window, for instance `online`: the device says that it has a network again. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  callback: (event: WindowEventMap[Type]) => void,
) {
  const onEvent = useEffectEvent(callback)
  useEffect(() => {
    const listener = (event: WindowEventMap[Type]) => onEvent(event)
    addEventListener(type, listener)
    return () => removeEventListener(type, listener)
  }, [type])
}
