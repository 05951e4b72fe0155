import { options, type VNode } from 'preact'
import 'preact/hooks'

// A film may play, and a frame take the focus, only in the task of the tap that asked for it: effects
// do not wait for a paint (https://preactjs.com/guide/v10/options/).
options.requestAnimationFrame = queueMicrotask

/** What Preact calls the node of an element, and its children: its published files all agree. */
type Drawn = VNode<{ children?: unknown }> & { __e: Element; __k: [Drawn] }

const { diffed } = options
const texts = new WeakMap<Element, string>()

// A translator puts nodes of its own in the place of a text's, to which Preact goes on writing. An
// element that has nothing but a text, and another than before, is given it anew.
options.diffed = (vnode) => {
  diffed?.(vnode)
  const { type, props, __e: element, __k: children } = vnode as Drawn
  const text = props?.children
  if (typeof type !== 'string' || typeof text !== 'string') return
  const isNew = texts.has(element) && texts.get(element) !== text
  if (isNew && element.textContent !== text) element.replaceChildren(children[0].__e)
  texts.set(element, text)
}
