// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDayConsulted } from './day-consulted.ts'
import { LegalPage } from './LegalPage.tsx'
import type { LegalText } from './LegalText.ts'

const text: LegalText = {
  html: '<h2 id="un">1. Un</h2><h2 id="deux">2. Deux</h2>',
  title: 'Mentions',
  sections: [
    { id: 'un', number: 1, title: 'Un' },
    { id: 'deux', number: 2, title: 'Deux' },
  ],
  hasGaps: false,
  dates: { updatedOn: '2025-07-13', version: '1.0', versionDate: '2026-11-20' },
}
const page = <LegalPage text={text} dating="edition" />

/** The prerendered page, opened at the current time. */
function open() {
  document.body.innerHTML = renderToString(page)
  return keepDayConsulted()
}

const shown = () => document.querySelector('header')?.textContent?.replaceAll('\u00a0', ' ')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

it('is prerendered without today, so that a page built last month is not wrong', () => {
  vi.setSystemTime('2026-11-20T12:00:00Z')
  const html = renderToString(page)
  expect(html.match(/<time[^>]*>[^<]*<\/time>/g)).toEqual([
    '<time dateTime="2026-11-20">20/11/2026</time>',
  ])
  document.body.innerHTML = html
  expect(document.body.textContent).not.toContain('consultée')
})

it('says today once awake, whatever the build said', () => {
  vi.setSystemTime('2027-02-03T12:00:00Z')
  open()
  expect(shown()).toBe(
    'MentionsVersion n° 1.0 du 20/11/2026Version en vigueur consultée le 03/02/2027',
  )
  expect(document.querySelectorAll('time')[1]?.getAttribute('datetime')).toBe('2027-02-03')
})

it('turns at midnight in Paris', () => {
  vi.setSystemTime('2026-11-20T22:59:00Z')
  open()
  expect(shown()).toContain('consultée le 20/11/2026')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toContain('consultée le 21/11/2026')
})

it.each(['visibilitychange', 'pageshow'])('looks again on %s, after a sleep', (event) => {
  vi.setSystemTime('2026-11-20T12:00:00Z')
  open()
  // Timers slept with the laptop: only the clock has moved.
  vi.setSystemTime('2026-11-23T12:00:00Z')
  const target = event === 'pageshow' ? window : document
  target.dispatchEvent(new Event(event))
  expect(shown()).toContain('consultée le 23/11/2026')
})

it('stops looking when it is left', () => {
  const leave = open()
  expect(vi.getTimerCount()).toBe(1)
  leave()
  expect(vi.getTimerCount()).toBe(0)
})

it('shows the day of the last change on a page that has no edition', () => {
  const html = renderToString(<LegalPage text={text} dating="update" />)
  expect(html.replace(/<!-- -->/g, '')).toContain(
    'Dernière mise à jour\u00a0: <time dateTime="2025-07-13">13/07/2025</time>',
  )
  expect(html).not.toContain('Version')
})
