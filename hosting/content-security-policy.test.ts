import { expect, it } from 'vitest'
import { type CspSources, contentSecurityPolicy } from './content-security-policy.ts'

const bare: CspSources = {
  styleHashes: [`sha256-${'a'.repeat(43)}=`],
  scriptHashes: [`sha256-${'b'.repeat(43)}=`],
  frameOrigins: [],
  imageOrigins: [],
  scriptOrigins: [],
  connectOrigins: [],
}

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => directive.split(/ (.*)/, 2)))

it('allows only ourselves and our two inline blocks when no service is configured', () => {
  expect(directives(contentSecurityPolicy(bare))).toEqual({
    'default-src': "'none'",
    'script-src': `'self' '${bare.scriptHashes}'`,
    'style-src': `'self' '${bare.styleHashes}'`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'frame-src': "'self'",
    'frame-ancestors': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'object-src': "'none'",
  })
})

it('adds each service where it is used and nowhere else', () => {
  const policy = directives(
    contentSecurityPolicy({
      ...bare,
      frameOrigins: ['https://fast.wistia.net', 'https://calendly.com', 'https://calendly.com'],
      imageOrigins: ['https://fast.wistia.com'],
      scriptOrigins: ['https://assets.calendly.com'],
    }),
  )
  expect(policy['frame-src']).toBe("'self' https://calendly.com https://fast.wistia.net")
  expect(policy['img-src']).toBe("'self' https://fast.wistia.com")
  expect(policy['script-src']).toBe(`'self' '${bare.scriptHashes}' https://assets.calendly.com`)
})

it.each([
  '*',
  'https://a.fr/',
  'https://a.fr\r\nX-Evil: 1',
  "'unsafe-inline'",
  "https://a.fr; script-src 'unsafe-inline'",
])('refuses %j as an origin', (origin) => {
  for (const key of ['frameOrigins', 'imageOrigins', 'scriptOrigins']) {
    expect(() => contentSecurityPolicy({ ...bare, [key]: [origin] })).toThrow(
      `L’origine ${JSON.stringify(origin)} ne peut pas entrer dans l’en-tête`,
    )
  }
})
