// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LegalPage } from './LegalPage.tsx'
import type { LegalText } from './LegalText.ts'

const text: LegalText = {
  default: () => (
    <>
      <h2 id="un">1. Un</h2>
      <h2 id="deux">2. Deux</h2>
    </>
  ),
  title: 'Mentions',
  sections: [
    { id: 'un', number: 1, title: 'Un' },
    { id: 'deux', number: 2, title: 'Deux' },
  ],
  dates: { updatedOn: '2025-07-13', version: '1.0', versionDate: '2026-11-20' },
}
const page = <LegalPage text={text} dating="edition" />

/** Hydrates the prerendered page at the current time; what React says of it is kept. */
async function hydrate() {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  container.innerHTML = renderToString(page)
  const complaints: unknown[] = []
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: (error) => complaints.push(error) })
  })
  return { container, complaints }
}

const shown = (container: HTMLElement) =>
  container.querySelector('header')?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('is prerendered without today, so that a page built last month is not wrong', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z')
  const html = renderToString(page)
  expect(html.match(/<time[^>]*>[^<]*<\/time>/g)).toEqual([
    '<time dateTime="2026-11-20">20/11/2026</time>',
  ])
  expect(html).not.toContain('consultée')
})

it('says today once awake, whatever the build said, without a word from React', async () => {
  vi.setSystemTime('2027-02-03T12:00:00Z')
  const { container, complaints } = await hydrate()
  expect(shown(container)).toBe(
    'MentionsVersion n° 1.0 du 20/11/2026Version en vigueur consultée le 03/02/2027',
  )
  expect(container.querySelectorAll('time')[1]?.getAttribute('datetime')).toBe('2027-02-03')
  expect(complaints).toEqual([])
})

it('turns at midnight in Paris', async () => {
  vi.setSystemTime('2026-11-20T22:59:00Z')
  const { container } = await hydrate()
  expect(shown(container)).toContain('consultée le 20/11/2026')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(shown(container)).toContain('consultée le 21/11/2026')
})

it.each(['visibilitychange', 'pageshow'])('looks again on %s, after a sleep', async (event) => {
  vi.setSystemTime('2026-11-20T12:00:00Z')
  const { container } = await hydrate()
  // Timers slept with the laptop: only the clock has moved.
  vi.setSystemTime('2026-11-23T12:00:00Z')
  await act(async () => {
    const target = event === 'pageshow' ? window : document
    target.dispatchEvent(new Event(event))
  })
  expect(shown(container)).toContain('consultée le 23/11/2026')
})

it('stops looking when it is left', async () => {
  const container = document.createElement('div')
  const root = createRoot(container)
  await act(async () => root.render(page))
  expect(vi.getTimerCount()).toBe(1)
  await act(async () => root.unmount())
  expect(vi.getTimerCount()).toBe(0)
})

it('shows the day of the last change on a page that has no edition', () => {
  const html = renderToString(<LegalPage text={text} dating="update" />)
  expect(html.replace(/<!-- -->/g, '')).toContain(
    'Dernière mise à jour\u00a0: <time dateTime="2025-07-13">13/07/2025</time>',
  )
  expect(html).not.toContain('Version')
})
