/** Focuses an element that need not be in the tab order. */
function focus(place: HTMLElement) {
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * Puts the visitor where a navigation leads: at the top and on the `h1`, or at the fragment's
 * target and on its heading. Never smoothly: the page under the scroll has changed.
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
