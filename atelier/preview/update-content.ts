/**
 * Replaces the parts of a page (`shown`) that differ between what the server sent first (`before`) and sends now
 * (`after`). All other parts keep what scripts have changed, e.g. an open calendar, and the page stays scrolled.
 */
export function updateContent(shown: ChildNode, before: Node, after: Node) {
  if (before.isEqualNode(after)) return
  const isSameElement = before.cloneNode().isEqualNode(after.cloneNode())
  const lengths = [shown, before, after].map(({ childNodes }) => childNodes.length)
  if (!isSameElement || new Set(lengths).size > 1) {
    shown.replaceWith(document.importNode(after, true))
    return
  }
  for (const [index, part] of [...shown.childNodes].entries()) {
    updateContent(part, before.childNodes[index] as Node, after.childNodes[index] as Node)
  }
}
