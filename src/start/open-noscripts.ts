/** Shows what stands in for a part that no script brings to life. */
export function openNoscripts(within: ParentNode) {
  for (const fallback of within.querySelectorAll('noscript')) {
    fallback.outerHTML = fallback.textContent ?? ''
  }
}
