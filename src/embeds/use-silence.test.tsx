// @vitest-environment happy-dom
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SILENCE_MS, SLOW_MS, useSilence } from './use-silence.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

function Awaited(props: { isWaiting: boolean; attempt: number }) {
  return useSilence(props.isWaiting, props.attempt) ?? 'calm'
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
  wait(SLOW_MS - 1)
  expect(host.textContent).toBe('calm')
  wait(ms - SLOW_MS)
  expect(host.textContent).toBe('slow')
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

it('is said to be slow after two seconds and silent after eight, ends with the answer, and starts afresh', () => {
  wait(SILENCE_MS)
  for (const _time of [1, 2]) {
    render(true)
    expectSilenceAfter(SILENCE_MS)
    render(false)
    wait(SILENCE_MS)
    expect(host.textContent).toBe('calm')
  }
  render(true)
  expectSilenceAfter(SILENCE_MS)
  render(true, 1)
  expectSilenceAfter(SILENCE_MS)
})

it.each([
  ['visibilitychange', document, 'visibilityState', 'hidden', 'visible'],
  ['online', navigator, 'onLine', false, true],
] as const)('is not counted before %s, while there can be no answer', (event, of, key, no, yes) => {
  const state = vi.spyOn(of as Navigator, key as 'onLine', 'get')
  state.mockReturnValue(yes as boolean)
  render(true)
  wait(SLOW_MS - 1)
  state.mockReturnValue(no as boolean)
  happens(event)
  wait(60_000)
  state.mockReturnValue(yes as boolean)
  happens(event)
  expectSilenceAfter(SILENCE_MS)
})

it('is counted anew by a page that comes from the back/forward cache', () => {
  render(true)
  wait(SLOW_MS - 1)
  happens('pageshow')
  expectSilenceAfter(SILENCE_MS)
})
