import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Acts on a tap that came before hydration: the boot script has marked the button (`data-replay`). */
export function usePressedEarly(button: RefObject<HTMLElement | null>, act: () => void) {
  const onPressed = useEffectEvent(act)
  useEffect(() => {
    if (!button.current || !('pressed' in button.current.dataset)) return
    delete button.current.dataset.pressed
    onPressed()
  }, [button])
}
