import { type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const roots = new WeakMap<HTMLElement, Root>()

/** Draws under StrictMode, within an `act`; `null` takes away what is there. */
export function draw(element: ReactNode, host: HTMLElement) {
  const root = roots.get(host) ?? createRoot(host)
  roots.set(host, root)
  root.render(<StrictMode>{element}</StrictMode>)
}
