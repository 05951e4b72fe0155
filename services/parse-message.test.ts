import { expect, it } from 'vitest'
import { parseMessage } from './parse-message.ts'

it.each([
  [{ event: 'ready' }, { event: 'ready' }],
  ['{"event":"ready"}', { event: 'ready' }],
])('reads %j', (data, message) => {
  expect(parseMessage(data)).toEqual(message)
})

it.each([
  null,
  undefined,
  42,
  true,
  '',
  '{',
  '42',
  'null',
  'amp-listening',
  `{"event":"${'x'.repeat(200_000)}"}`,
])('finds nothing in malformed data', (data) => {
  expect(parseMessage(data)).toEqual({})
})
