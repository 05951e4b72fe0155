import { expect, it } from 'vitest'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'

it.each([
  [parseSiren, '123 456\u00a0782', '123456782'],
  [parseSiret, '123 456 782 00010', '12345678200010'],
  [parseVatNumber, 'fr 11 123456782', 'FR11123456782'],
  // A key with letters has no public rule.
  [parseVatNumber, 'FRK7123456782', 'FRK7123456782'],
])('%o reads %j, blanks allowed', (parse, typed, number) => {
  expect(parse(typed)).toBe(number)
})

it.each([
  ...['123456783', '12345678', '1234567820', 'A23456782', ''].map((typed) => [parseSiren, typed]),
  // The last one has a right check digit, and begins with no SIREN.
  ...['12345678200011', '123456782', '12345678300000'].map((typed) => [parseSiret, typed]),
  ...['123456782', 'BE0123456782', 'FR11123456783', 'FR12123456782', 'FRIO123456782'].map(
    (typed) => [parseVatNumber, typed],
  ),
] as [typeof parseSiren, string][])('%o refuses %j', (parse, typed) => {
  expect(parse(typed)).toBeUndefined()
})
