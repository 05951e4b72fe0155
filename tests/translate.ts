import { expect, type Page } from '@playwright/test'

/**
 * Does what a browser's translator does: every text becomes another text inside two elements of its
 * own, and so does each new one as soon as it comes, in frames too. Here the new text is the old one
 * with a mark, so that tests read it.
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

/** Translates what is on screen, and all that comes to it. */
export const translate = async (page: Page) => {
  // A frame may be on its way to another page, and takes what it was told with it.
  for (const frame of page.frames()) await expect(() => frame.evaluate(translator)).toPass()
}

/** Translates every page from its first words on, before anything of it is awake. */
export const translateFromTheStart = (page: Page) => page.addInitScript(translator)
