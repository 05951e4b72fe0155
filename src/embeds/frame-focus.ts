import { type RefObject, useEffect } from 'react'
import { stateOf, stateSelector } from '../page-state.ts'
import type { Purpose } from './consent/consent.ts'

const findBox = (purpose: Purpose) =>
  document.querySelector<HTMLElement>(stateSelector('embed', purpose))

/** Focuses the box around a frame. The box can have the focus while the frame is absent or hidden. */
export const focusBox = (purpose: Purpose) => findBox(purpose)?.focus({ preventScroll: true })

/** True while the visitor waits at a box: it is on screen, and nothing outside of it has the focus. */
export function isBoxAwaited(purpose: Purpose): boolean {
  const box = findBox(purpose)
  if (!box) return false
  const { top, bottom } = box.getBoundingClientRect()
  const isOnScreen = bottom > 0 && top < innerHeight
  const { activeElement, body } = document
  return isOnScreen && (activeElement === body || box.contains(activeElement))
}

export const focusConsentButton = (purpose: Purpose) =>
  document.querySelector<HTMLElement>(stateSelector('asks', purpose))?.focus()

/** Moves the focus from the box to the frame once it is shown, if the box still has it. */
export function useFocusOnceShown(
  purpose: Purpose,
  frame: RefObject<HTMLIFrameElement | null>,
  isShown: boolean,
) {
  useEffect(() => {
    const box = findBox(purpose)
    if (!isShown || !box || document.activeElement !== box) return
    const wasFocusedByKey = box.matches(':focus-visible')
    frame.current?.focus({ preventScroll: true })
    if (!wasFocusedByKey) return
    // The box around the frame shows the focus ring, because a frame does not match `:focus-visible` while
    // its page has the focus. When the focus leaves that page, the window gets `focus`: the ring is hidden.
    const hideRing = () => void delete stateOf(box).ring
    stateOf(box).ring = ''
    addEventListener('focus', hideRing, { once: true })
    return hideRing
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
