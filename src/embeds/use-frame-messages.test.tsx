// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../tests/draw.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

const ORIGIN = 'https://player.example.com'
const heard = vi.fn<(data: unknown, origin: string) => void>()
const frameWindow = {} as Window

/** A frame whose window is known to the test. */
function Frame({ contentWindow = frameWindow as Window | null }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameMessages(frame, [ORIGIN], heard)
  return (
    <iframe
      title="Vidéo"
      ref={(element) => {
        frame.current = element && ({ contentWindow } as unknown as HTMLIFrameElement)
      }}
    />
  )
}

let host: HTMLElement
const render = (element: ReactNode) => act(() => draw(element, host))
const post = (origin = ORIGIN, source: unknown = frameWindow) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('message'), { data: 'ready', origin, source }))
  })

beforeEach(() => {
  heard.mockClear()
  host = document.createElement('div')
})
afterEach(() => render(null))

it('hears its own frame, once, even under StrictMode, and stops with its component', () => {
  render(<Frame />)
  post()
  expect(heard.mock.calls).toEqual([['ready', ORIGIN]])
  render(null)
  post()
  expect(heard).toHaveBeenCalledOnce()
})

it.each([
  'https://player.example.com.attacker.example',
  'http://player.example.com',
  'https://example.com',
  'null',
  '',
])('does not hear the origin %j', (origin) => {
  render(<Frame />)
  post(origin)
  expect(heard).not.toHaveBeenCalled()
})

it.each([{}, window, null])('does not hear another window, even of the right origin', (source) => {
  render(<Frame />)
  post(ORIGIN, source)
  expect(heard).not.toHaveBeenCalled()
})

it('does not take a frame that has lost its window for a message that has none', () => {
  render(<Frame contentWindow={null} />)
  post(ORIGIN, null)
  expect(heard).not.toHaveBeenCalled()
})
