import { type RefObject, useEffect } from 'react'
import type { EmbedKind } from '../../services/Service.ts'

/** The `id` of the box around a frame. */
export const boxId = (kind: EmbedKind) => `box-${kind}`

/** The `id` of the button that starts a film or asks for a calendar, and agrees to its service. */
export const startButtonId = (kind: EmbedKind) => `start-${kind}`

const findBox = (kind: EmbedKind) => document.getElementById(boxId(kind))

/** Focuses the box around a frame. The box can have the focus while the frame is absent or hidden. */
export const focusBox = (kind: EmbedKind) => findBox(kind)?.focus({ preventScroll: true })

export const focusStartButton = (kind: EmbedKind) =>
  document.getElementById(startButtonId(kind))?.focus()

/** Moves the focus from the box to the frame once it is shown, if the box still has it. */
export function useFocusOnceShown(
  kind: EmbedKind,
  frame: RefObject<HTMLIFrameElement | null>,
  isShown: boolean,
) {
  useEffect(() => {
    const box = findBox(kind)
    if (!isShown || !box || document.activeElement !== box) return
    frame.current?.focus({ preventScroll: true })
  }, [isShown, kind, frame])
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
