// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draw } from '../../tests/draw.tsx'
import { SILENCE_MS, useSilence } from './use-silence.ts'

function Awaited({ isWaiting }: { isWaiting: boolean }) {
  return useSilence(isWaiting) ? 'silent' : 'calm'
}

let host: HTMLElement
const render = (isWaiting: boolean) => act(() => draw(<Awaited isWaiting={isWaiting} />, host))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  host = document.createElement('div')
})
afterEach(() => {
  act(() => draw(null, host))
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('comes after eight seconds of waiting, ends with the answer, and starts afresh', () => {
  wait(SILENCE_MS)
  for (const _time of [1, 2]) {
    render(true)
    wait(SILENCE_MS - 1)
    expect(host.textContent).toBe('calm')
    wait(1)
    expect(host.textContent).toBe('silent')
    render(false)
    expect(host.textContent).toBe('calm')
    wait(SILENCE_MS)
    expect(host.textContent).toBe('calm')
  }
})

it.each([
  [
    'a hidden tab',
    'visibilitychange',
    (isPossible: boolean) =>
      vi
        .spyOn(document, 'visibilityState', 'get')
        .mockReturnValue(isPossible ? 'visible' : 'hidden'),
  ],
  [
    'a lost connection',
    'online',
    (isPossible: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isPossible),
  ],
  ['a page in the back/forward cache', 'pageshow', () => {}],
])('is not counted while %s can have no answer', (_, event, allow) => {
  const setPossible = (isPossible: boolean) =>
    act(() => {
      allow(isPossible)
      window.dispatchEvent(new Event(event))
    })
  render(true)
  wait(SILENCE_MS - 1)
  if (event !== 'pageshow') {
    setPossible(false)
    wait(60_000)
  }
  setPossible(true)
  wait(SILENCE_MS - 1)
  expect(host.textContent).toBe('calm')
  wait(1)
  expect(host.textContent).toBe('silent')
})

it('leaves no timer behind', () => {
  render(true)
  render(false)
  window.dispatchEvent(new Event('online'))
  expect(vi.getTimerCount()).toBe(0)
})
