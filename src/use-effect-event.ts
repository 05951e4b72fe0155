import { useRef } from 'preact/hooks'

/** The last render's `callback`, for effects that must not run again when it changes. */
export function useEffectEvent<Arguments extends unknown[]>(
  callback: (...args: Arguments) => void,
): (...args: Arguments) => void {
  const last = useRef(callback)
  last.current = callback
  return (...args) => last.current(...args)
}
