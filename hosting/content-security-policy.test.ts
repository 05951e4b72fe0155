import { expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`

it('allows ourselves, our two inline blocks, and each service where it is used', () => {
  const policy = contentSecurityPolicy({
    'script-src': [hash('b'), 'https://assets.calendly.com'],
    'style-src': [hash('a')],
    'img-src': ['https://fast.wistia.com'],
    'frame-src': ['https://fast.wistia.net', 'https://calendly.com', 'https://calendly.com'],
  })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' '${hash('b')}' https://assets.calendly.com`,
    `style-src 'self' '${hash('a')}'`,
    "img-src 'self' https://fast.wistia.com",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self' https://fast.wistia.net https://calendly.com",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ])
})

// What it lets through of any text: policy.test.ts.
it('refuses in French an origin that is not plain', () => {
  expect(() => contentSecurityPolicy({ 'script-src': ['https://a.fr/'] })).toThrow(
    'L’origine "https://a.fr/" ne peut pas entrer dans l’en-tête',
  )
})
