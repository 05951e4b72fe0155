import { expect, it } from 'vitest'
import { providers } from '../services/providers.ts'
import { headersOf } from './headers.ts'

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`

it('allows ourselves, our two inline blocks, and each service where it is used', () => {
  const sources = {
    'script-src': [hash('b'), 'https://assets.calendly.com'],
    'style-src': [hash('a')],
    'img-src': ['https://fast.wistia.com'],
    'frame-src': ['https://fast.wistia.net', 'https://calendly.com', 'https://calendly.com'],
  }
  expect(headersOf(sources)['Content-Security-Policy']?.split('; ')).toEqual([
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

it('refuses in French an origin that is not plain', () => {
  expect(() => headersOf({ 'script-src': ['https://a.fr/'] })).toThrow(
    'L’origine "https://a.fr/" ne peut pas entrer dans l’en-tête',
  )
})

it('denies no service’s frame what its own attribute grants', () => {
  const denied = headersOf({})['Permissions-Policy'] ?? ''
  const services = [...Object.values(providers.video), ...Object.values(providers.scheduling)]
  const granted = services.flatMap(({ allow = '' }) => allow.match(/[\w-]+/g) ?? [])
  expect(granted).toContain('payment')
  for (const feature of granted) expect(denied).not.toContain(`${feature}=`)
})

it('promises https for its own host name, not for the other names of the domain', () => {
  expect(headersOf({})['Strict-Transport-Security']).toBe('max-age=63072000')
})
