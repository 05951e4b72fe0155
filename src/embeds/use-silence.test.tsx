// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SILENCE_MS, useSilence } from './use-silence.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Awaited(props: { isWaiting: boolean; attempt: number }) {
  return useSilence(props.isWaiting, props.attempt) ? 'silent' : 'calm'
}

let host: HTMLElement
let root: Root
const render = (isWaiting: boolean, attempt = 0) => {
  const awaited = <Awaited isWaiting={isWaiting} attempt={attempt} />
  act(() => root.render(<StrictMode>{awaited}</StrictMode>))
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const happens = (event: string) => act(() => window.dispatchEvent(new Event(event)))
const expectSilenceAfter = (ms: number) => {
  wait(ms - 1)
  expect(host.textContent).toBe('calm')
  wait(1)
  expect(host.textContent).toBe('silent')
}

beforeEach(() => {
  vi.useFakeTimers()
  host = document.createElement('div')
  root = createRoot(host)
})
afterEach(() => {
  act(() => root.unmount())
  expect(vi.getTimerCount(), 'no timer is left behind').toBe(0)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('a service that says nothing is silent after eight seconds, and each attempt is waited for anew', () => {
  render(true)
  expectSilenceAfter(SILENCE_MS)
  render(false)
  expect(host.textContent).toBe('calm')
  render(true, 1)
  expectSilenceAfter(SILENCE_MS)
})

it('is not counted in a tab that nobody sees, and anew in one that comes back', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get')
  state.mockReturnValue('visible')
  render(true)
  wait(SILENCE_MS - 1)
  state.mockReturnValue('hidden')
  happens('visibilitychange')
  wait(60_000)
  expect(host.textContent).toBe('calm')
  state.mockReturnValue('visible')
  happens('pageshow')
  expectSilenceAfter(SILENCE_MS)
})
