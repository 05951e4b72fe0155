/** Shows the contents of `<noscript>` elements, where the script that replaces them cannot run. */
export function openNoscripts(within: ParentNode) {
  for (const fallback of within.querySelectorAll('noscript')) {
    fallback.outerHTML = fallback.textContent ?? ''
  }
}
