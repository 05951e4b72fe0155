/** Focuses an element, even one that the Tab key does not reach. */
function focus(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * After a navigation, scrolls to the top and focuses the `h1`, or scrolls to the target of the
 * address's fragment and focuses its heading.
 */
export function arrive(hash: string) {
  // Every `id` of our pages is in ASCII, so the fragment needs no decoding.
  const target = document.getElementById(hash.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  const heading = target
    ? (target.closest<HTMLElement>('h1, h2, h3') ?? target)
    : document.querySelector<HTMLElement>('h1')
  if (heading) focus(heading)
}
