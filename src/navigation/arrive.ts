/** Headings take the focus after a navigation without joining the tab order. */
function focusHeading(heading: HTMLElement) {
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Puts the visitor where a navigation leads: at the top and on the `h1`, or at the fragment's
 * target and on its heading. Always at once: a smooth scroll across a page change only disorients.
 *
 * @param hash `location.hash`
 */
export function arrive(hash: string) {
  const target = hash ? document.getElementById(decodeHash(hash)) : null
  if (target) target.scrollIntoView({ behavior: 'instant', block: 'start' })
  else window.scrollTo({ top: 0, behavior: 'instant' })
  const heading = target
    ? (target.closest<HTMLElement>('h1, h2, h3') ?? target)
    : document.querySelector<HTMLElement>('h1')
  if (heading) focusHeading(heading)
}

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
