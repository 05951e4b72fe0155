/**
 * Changes a page as a browser's translator does: wraps every text, present or added later, in two new
 * elements, in frames too. The « translation » is the old text with a mark, so that tests can read it.
 */
export function translator() {
  const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
  const wrap = (node: Node) => {
    if (!isText(node)) {
      for (const child of [...node.childNodes]) wrap(child)
      return
    }
    const parent = node.parentElement
    if (!node.data.trim() || !parent) return
    if (parent.closest('font, script, style, noscript, title, svg, textarea')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = `${node.data}\u2058`
    outer.append(inner)
    node.replaceWith(outer)
  }
  const start = () => {
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (isText(target)) wrap(target)
        for (const added of addedNodes) if (added.isConnected) wrap(added)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
