/** Focuses an element, even one that the Tab key does not reach. */
function focus(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * After a navigation, scrolls to the top and focuses the `h1`, or scrolls to the target of the address's
 * fragment and focuses its heading. The scroll is never smooth, since another page is shown.
 *
 * @param hash `location.hash`
 */
export function arrive(hash: string) {
  const target = hash ? document.getElementById(decodeHash(hash)) : null
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  const heading = target
    ? (target.closest<HTMLElement>('h1, h2, h3') ?? target)
    : document.querySelector<HTMLElement>('h1')
  if (heading) focus(heading)
}

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
