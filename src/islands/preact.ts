import { type ComponentChildren, options, type VNode } from 'preact'
import 'preact/hooks'

// A film may play, and a frame take the focus, only in the task of the tap that asked for it: effects
// do not wait for a paint (https://preactjs.com/guide/v10/options/).
options.requestAnimationFrame = queueMicrotask

/** What Preact calls the node of an element, and its children: its published files all agree. */
type Drawn = VNode<{ children?: ComponentChildren }> & { __e: Element; __k?: (Drawn | null)[] }

/** The text of an element that has nothing else; `undefined` where there are elements in it. */
function textOf(children: ComponentChildren) {
  if (typeof children === 'string') return children
  return children == null || typeof children === 'boolean' ? '' : undefined
}

const { diffed } = options
const texts = new WeakMap<Element, string>()

// A translator puts nodes of its own in the place of a text's, to which Preact goes on writing. An
// element that has nothing but a text, and another than before, is given it anew.
options.diffed = (vnode) => {
  diffed?.(vnode)
  const { type, props, __e: element, __k: children = [] } = vnode as Drawn
  const text = typeof type === 'string' ? textOf(props.children) : undefined
  if (text === undefined) return
  const isNew = texts.has(element) && texts.get(element) !== text
  if (isNew && element.textContent !== text) {
    element.replaceChildren(...children.flatMap((child) => child?.__e ?? []))
  }
  texts.set(element, text)
}
