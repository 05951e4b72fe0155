import { type RefObject, useEffect } from 'react'
import type { Purpose } from './consent/consent.ts'

/** The `id` of the box around a frame. */
export const boxId = (purpose: Purpose) => `box-${purpose}`

/** The `id` of the button that agrees to a service and loads its frame. */
export const consentButtonId = (purpose: Purpose) => `ask-${purpose}`

const findBox = (purpose: Purpose) => document.getElementById(boxId(purpose))

/** Focuses the box around a frame. The box can have the focus while the frame is absent or hidden. */
export const focusBox = (purpose: Purpose) => findBox(purpose)?.focus({ preventScroll: true })

export const focusConsentButton = (purpose: Purpose) =>
  document.getElementById(consentButtonId(purpose))?.focus()

/** Moves the focus from the box to the frame once it is shown, if the box still has it. */
export function useFocusOnceShown(
  purpose: Purpose,
  frame: RefObject<HTMLIFrameElement | null>,
  isShown: boolean,
) {
  useEffect(() => {
    const box = findBox(purpose)
    if (!isShown || !box || document.activeElement !== box) return
    frame.current?.focus({ preventScroll: true })
  }, [isShown, purpose, frame])
}

/**
 * Is called when a frame has moved to another page of its service. If the frame has the focus, and more than a
 * quarter of it is above the window, scrolls to its top, as Cal.com's own script does.
 */
export function scrollToNewPage(frame: HTMLIFrameElement | null) {
  if (!frame || document.activeElement !== frame) return
  const { top, height } = frame.getBoundingClientRect()
  if (top < -height / 4) frame.scrollIntoView()
}
