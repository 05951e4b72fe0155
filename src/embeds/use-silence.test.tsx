// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draw } from '../../tests/draw.tsx'
import { SILENCE_MS, useSilence } from './use-silence.ts'

function Awaited({ isWaiting }: { isWaiting: boolean }) {
  return useSilence(isWaiting) ? 'silent' : 'calm'
}

let host: HTMLElement
const render = (isWaiting: boolean) => act(() => draw(<Awaited isWaiting={isWaiting} />, host))
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const tell = (target: EventTarget, event: Event) =>
  act(() => {
    target.dispatchEvent(event)
  })

function showTab(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  tell(document, new Event('visibilitychange'))
}
function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  tell(window, new Event(isOnline ? 'online' : 'offline'))
}
function comeBack(persisted: boolean) {
  tell(window, Object.assign(new Event('pageshow'), { persisted }))
}

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

it('is silence after eight seconds, not before', () => {
  render(true)
  wait(SILENCE_MS - 1)
  expect(host.textContent).toBe('calm')
  wait(1)
  expect(host.textContent).toBe('silent')
})

it('is nothing while nothing is awaited', () => {
  render(false)
  wait(SILENCE_MS * 2)
  expect(host.textContent).toBe('calm')
})

it('ends with the answer, however late, and starts afresh the next time', () => {
  render(true)
  wait(SILENCE_MS)
  render(false)
  expect(host.textContent).toBe('calm')
  render(true)
  expect(host.textContent).toBe('calm')
  wait(SILENCE_MS)
  expect(host.textContent).toBe('silent')
})

describe.each([
  ['a hidden tab', showTab],
  ['a lost connection', connect],
])('%s', (_, allow) => {
  it('stops the count, and lets it go on where it was', () => {
    render(true)
    wait(5000)
    allow(false)
    wait(60_000)
    expect(host.textContent).toBe('calm')
    allow(true)
    wait(2999)
    expect(host.textContent).toBe('calm')
    wait(1)
    expect(host.textContent).toBe('silent')
  })

  it('does not start it either', () => {
    allow(false)
    render(true)
    wait(60_000)
    expect(host.textContent).toBe('calm')
  })
})

it('starts afresh when the page comes back from the back/forward cache', () => {
  render(true)
  wait(SILENCE_MS)
  comeBack(true)
  expect(host.textContent).toBe('calm')
  wait(SILENCE_MS - 1)
  expect(host.textContent).toBe('calm')
  wait(1)
  expect(host.textContent).toBe('silent')
})

it('does not mind a page that is merely shown', () => {
  render(true)
  wait(5000)
  comeBack(false)
  wait(3000)
  expect(host.textContent).toBe('silent')
})

it('leaves no timer and no listener behind', () => {
  const counts = new Map<string, number>()
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, ...rest: unknown[]) => {
      counts.set(type, (counts.get(type) ?? 0) + 1)
      Reflect.apply(addEventListener, target, [type, ...rest])
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, ...rest: unknown[]) => {
        counts.set(type, (counts.get(type) ?? 0) - 1)
        Reflect.apply(removeEventListener, target, [type, ...rest])
      },
    )
  }
  for (let visit = 0; visit < 10; visit += 1) {
    render(true)
    render(false)
  }
  for (const type of ['visibilitychange', 'online', 'offline', 'pageshow']) {
    expect(counts.get(type), type).toBe(0)
  }
  expect(vi.getTimerCount()).toBe(0)
})
