import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hears what one frame says, and nobody else: any page, extension or other frame can post to our
 * window, so both the origin and the sending window must match.
 *
 * @param origins the only ones that the frame may speak from, beside our own
 * @param onMessage gets the raw data, which is still untrusted, and the origin that answers it
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origins: readonly string[],
  onMessage: (data: unknown, origin: string) => void,
) {
  const onEvent = useEffectEvent((event: MessageEvent) => {
    const isOurs = event.source !== null && event.source === frame.current?.contentWindow
    const isKnown = origins.includes(event.origin) || event.origin === location.origin
    if (isOurs && isKnown) onMessage(event.data, event.origin)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => onEvent(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
}
