/**
 * The frame's address for after a tap of ours.
 *
 * @param parameter the player's own, e.g. `autoplay=1`; `null` where none is documented
 */
export function withAutoplay(frameUrl: string, parameter: string | null): string {
  if (!parameter) return frameUrl
  const url = new URL(frameUrl)
  // Set, not appended: Bunny's address already says no.
  for (const [name, value] of new URLSearchParams(parameter)) url.searchParams.set(name, value)
  return url.href
}
