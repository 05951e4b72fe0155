import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

it('adds the origins of a site’s services, each once, and nothing else', () => {
  const origin = 'https://player.example'
  expect(contentSecurityPolicy({ 'frame-src': [origin, origin] })).toContain(
    `frame-src 'self' ${origin};`,
  )
  expect(contentSecurityPolicy({})).not.toContain('http')
})

it('lets no value of the configuration add a directive, a path or a wildcard', () => {
  const hostile = fc.oneof(
    fc.string(),
    fc
      .tuple(
        fc.constantFrom('; script-src *', ' *', '/path', ':8443', "'", '"', ',', '\n'),
        fc.string(),
      )
      .map(([end, rest]) => `https://evil.example${end}${rest}`),
  )
  fc.assert(
    fc.property(hostile, (value) => {
      expect(() => contentSecurityPolicy({ 'frame-src': [value] })).toThrow('L’origine')
    }),
  )
})
