/**
 * After a navigation, scrolls to a section and focuses its heading.
 *
 * @param fragment of the section, e.g. `#garantie`; empty for the top of the page
 */
export function scrollAndFocus(fragment: string) {
  // Every `id` of our pages is in ASCII, so the fragment needs no decoding.
  const target = document.getElementById(fragment.slice(1))
  if (target) target.scrollIntoView()
  else scrollTo(0, 0)
  const heading = target
    ? (target.closest<HTMLElement>('h1, h2, h3') ?? target)
    : document.querySelector<HTMLElement>('h1')
  if (!heading) return
  // A heading takes the focus only if it has a `tabindex`.
  if (heading.tabIndex < 0) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
