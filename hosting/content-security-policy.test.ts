import { expect, it } from 'vitest'
import { type CspSources, contentSecurityPolicy } from './content-security-policy.ts'

const sources: CspSources = {
  styleHashes: [`sha256-${'a'.repeat(43)}=`],
  scriptHashes: [`sha256-${'b'.repeat(43)}=`],
  frameOrigins: ['https://fast.wistia.net', 'https://calendly.com', 'https://calendly.com'],
  imageOrigins: ['https://fast.wistia.com'],
  scriptOrigins: ['https://assets.calendly.com'],
  connectOrigins: [],
}

it('allows ourselves, our two inline blocks, and each service where it is used', () => {
  expect(contentSecurityPolicy(sources).split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'self' '${sources.scriptHashes}' https://assets.calendly.com`,
    `style-src 'self' '${sources.styleHashes}'`,
    "img-src 'self' https://fast.wistia.com",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "frame-src 'self' https://calendly.com https://fast.wistia.net",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
  ])
})

// What it lets through of any text: policy.test.ts.
it('refuses in French an origin that is not plain', () => {
  expect(() => contentSecurityPolicy({ ...sources, scriptOrigins: ['https://a.fr/'] })).toThrow(
    'L’origine "https://a.fr/" ne peut pas entrer dans l’en-tête',
  )
})
