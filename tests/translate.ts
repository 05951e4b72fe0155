import { expect, type Page } from '@playwright/test'

/**
 * Changes a page as a browser's translator does: wraps every text, present or added later, in two new
 * elements, in frames too. The « translation » is the old text with a mark, so that tests can read it.
 */
function translator() {
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

/** Translates the page that is open, and whatever is added to it. */
export const translate = async (page: Page) => {
  // A frame may be loading another page, which loses the translator, so it is started again.
  for (const frame of page.frames()) await expect(() => frame.evaluate(translator)).toPass()
}

/** Translates every page as it loads, before its scripts run. */
export const translateFromTheStart = (page: Page) => page.addInitScript(translator)
