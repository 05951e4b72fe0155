import { expect, it } from 'vitest'
import { messages } from './demo.ts'

it.each([
  [{ demonstration: 'ready' }, { kind: 'ready' }],
  [
    { demonstration: 'height', height: 905 },
    { kind: 'height', px: 905 },
  ],
  [
    { demonstration: 'booked', booking: 'b1' },
    { kind: 'booked', id: 'b1' },
  ],
])('reads %j', (data, signal) => {
  expect(messages.read(data)).toEqual(signal)
})
