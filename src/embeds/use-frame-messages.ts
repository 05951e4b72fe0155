import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Hears what one frame says, and nobody else: any page, extension or other frame can post to our
 * window, so both the origin and the sending window must match.
 *
 * @param origins the only origins that the frame may speak from; our own where there are none
 * @param onMessage gets the raw data, which is still untrusted, and the origin that answers it
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origins: readonly string[],
  onMessage: (data: unknown, origin: string) => void,
) {
  const onEvent = useEffectEvent((event: MessageEvent) => {
    const isOurs = event.source !== null && event.source === frame.current?.contentWindow
    const allowed = origins.length > 0 ? origins : [location.origin]
    if (isOurs && allowed.includes(event.origin)) onMessage(event.data, event.origin)
  })
  useEffect(() => {
    const listener = (event: MessageEvent) => onEvent(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
}
