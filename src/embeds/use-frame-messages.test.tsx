// @vitest-environment happy-dom
import { act, type ReactNode, useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../tests/draw.tsx'
import { useFrameMessages } from './use-frame-messages.ts'

const ORIGIN = 'https://player.example.com'
const heard = vi.fn<(data: unknown, origin: string) => void>()
const frameWindow = {} as Window

/** A frame whose window is known to the test. */
function Frame({
  isThere = true,
  onMessage = heard,
  contentWindow = frameWindow as Window | null,
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  useFrameMessages(frame, [ORIGIN], onMessage)
  return (
    isThere && (
      <iframe
        title="Vidéo"
        ref={(element) => {
          frame.current = element && ({ contentWindow } as unknown as HTMLIFrameElement)
        }}
      />
    )
  )
}

let host: HTMLElement
const render = (element: ReactNode) => act(() => draw(element, host))
const post = (data: unknown, origin = ORIGIN, source: unknown = frameWindow) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
  })

beforeEach(() => {
  heard.mockClear()
  host = document.createElement('div')
})
afterEach(() => render(null))

it('hears its own frame, once, even under StrictMode', () => {
  render(<Frame />)
  post({ event: 'ready' })
  expect(heard.mock.calls).toEqual([[{ event: 'ready' }, ORIGIN]])
})

it.each([
  'https://player.example.com.attacker.example',
  'http://player.example.com',
  'https://example.com',
  'null',
  '',
])('does not hear the origin %j', (origin) => {
  render(<Frame />)
  post('ready', origin)
  expect(heard).not.toHaveBeenCalled()
})

it.each([[{}], [window], [null], [undefined]])(
  'does not hear another window, even of the right origin',
  (source) => {
    render(<Frame />)
    post('ready', ORIGIN, source ?? null)
    expect(heard).not.toHaveBeenCalled()
  },
)

it('hears nobody while there is no frame, not even a message without a window', () => {
  render(<Frame isThere={false} />)
  post('ready')
  post('ready', ORIGIN, null)
  expect(heard).not.toHaveBeenCalled()
})

it('does not take a frame that has lost its window for a message that has none', () => {
  render(<Frame contentWindow={null} />)
  post('ready', ORIGIN, null)
  expect(heard).not.toHaveBeenCalled()
})

it('tells the newest listener', () => {
  const later = vi.fn()
  render(<Frame />)
  render(<Frame onMessage={later} />)
  post('ready')
  expect([heard.mock.calls.length, later.mock.calls.length]).toEqual([0, 1])
})

it('stops with its component', () => {
  render(<Frame />)
  render(null)
  post('ready')
  expect(heard).not.toHaveBeenCalled()
})
