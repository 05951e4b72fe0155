import { describe, expect, it } from 'vitest'
import { parseSiren, parseSiret, parseVatNumber } from './registry-numbers.ts'

describe('parseSiren', () => {
  it('reads nine digits, with or without blanks', () => {
    expect(parseSiren('123456782')).toBe('123456782')
    expect(parseSiren('123 456\u00a0782')).toBe('123456782')
  })
  it.each(['123456783', '12345678', '1234567820', 'A23456782', ''])('refuses %j', (value) => {
    expect(parseSiren(value)).toBeUndefined()
  })
})

describe('parseSiret', () => {
  it('reads fourteen digits, with or without blanks', () => {
    expect(parseSiret('123 456 782 00010')).toBe('12345678200010')
  })
  it.each(['12345678200011', '123456782'])('refuses %j', (value) => {
    expect(parseSiret(value)).toBeUndefined()
  })
  it('refuses one whose first nine digits are no SIREN, though its own check digit is right', () => {
    expect(parseSiret('12345678300000')).toBeUndefined()
  })
})

describe('parseVatNumber', () => {
  it('computes a key of digits from the SIREN', () => {
    expect(parseVatNumber('fr 11 123456782')).toBe('FR11123456782')
    expect(parseVatNumber('FR12123456782')).toBeUndefined()
  })
  it('accepts a key with letters, which has no public rule', () => {
    expect(parseVatNumber('FRK7123456782')).toBe('FRK7123456782')
  })
  it.each(['123456782', 'BE0123456782', 'FR11123456783', 'FRIO123456782'])(
    'refuses %j',
    (value) => {
      expect(parseVatNumber(value)).toBeUndefined()
    },
  )
})
