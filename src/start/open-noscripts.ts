/** Shows the contents of `<noscript>` where the application cannot be loaded or has failed. */
export function openNoscripts(within: ParentNode) {
  for (const fallback of within.querySelectorAll('noscript')) {
    fallback.outerHTML = fallback.textContent ?? ''
  }
}
