import { expect, it } from 'vitest'
import { messages, provider } from './simplybook.ts'

it.each([
  [
    'https://agence.simplybook.it/v2/',
    'https://agence.simplybook.it/v2/?widget-type=iframe&theme=default&timeline=modern&datepicker=top_calendar&lang=fr#book',
  ],
])('frames %s by its documented form', (url, frameUrl) => {
  expect(provider.describe(new URL(url), 'https://www.mon-agence.fr').frameUrl).toBe(frameUrl)
})

it.each([
  [{ event: 'appReady' }, { kind: 'ready' }],
  [
    { event: 'updateWidgetSize', height: 1240 },
    { kind: 'height', px: 1240 },
  ],
  [{ event: 'closeWidget' }, undefined],
])('reads %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
