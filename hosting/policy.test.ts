import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixtureSite } from '../tests/hosting/fixture.ts'
import { headersOf } from './headers.ts'
import { makePolicy } from './policy.ts'

it('gives each page one address, and sends its other spellings there', () => {
  const { pages, redirects } = makePolicy(fixtureSite)
  expect(pages).toMatchObject({ '/': '/index.html', '/mentions-legales': '/mentions-legales.html' })
  expect(redirects).toMatchObject({
    '/index': '/',
    '/index.html': '/',
    '/mentions-legales/': '/mentions-legales',
    '/mentions-legales.html': '/mentions-legales',
  })
})

it('keeps for a year the files named after their content, and no other', () => {
  const others = ['/assets/logo.svg', '/photo-12345678.jpg']
  const { files } = makePolicy({ ...fixtureSite, files: [...fixtureSite.files, ...others] })
  const cachedForAYear = files.filter(({ isImmutable }) => isImmutable).map(({ path }) => path)
  expect(cachedForAYear).toEqual([
    '/assets/HomePage-0a1b2c3d.js',
    '/assets/browser-Ab_d-f12.js',
    '/assets/captions-Yy22Yy22.vtt',
    '/assets/demonstration-Zz11Zz11.mp4',
    '/assets/photo-Ab12Cd34.PNG',
    '/assets/text-XyZ09_-a.woff2',
  ])
})

it('refuses a file name that a configuration could not quote', () => {
  expect(() =>
    makePolicy({ ...fixtureSite, files: [...fixtureSite.files, '/mon logo.png'] }),
  ).toThrow(
    'Le nom "/mon logo.png" ne peut pas être publié : n’utilisez que des lettres sans accent, des chiffres, des tirets et des points.',
  )
})

/** A whole policy: directives, each with its sources. */
const CSP =
  /^(?:[a-z-]+(?: (?:'none'|'self'|'sha256-[\w+/]{43}='|https:\/\/[a-z\d.-]+))+(?:; |$))+$/

const unlessRefused = <Made>(make: () => Made) => {
  try {
    return make()
  } catch {
    return undefined
  }
}

it('lets no origin and no file name break a header or a configuration', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary-ascii' }),
    fc.constantFrom('a\r\nX-Evil: 1', '/a\nb', '/..', '/a/../b', '/\u2028', 'https://é.fr'),
    fc.string().map((end) => `https://a.fr${end}`),
    fc.domain().map((host) => `https://${host}`),
  )
  let accepted = 0
  fc.assert(
    fc.property(anyText, (text) => {
      const headers = unlessRefused(() => headersOf({ 'script-src': [text], 'img-src': [text] }))
      if (headers) {
        expect(headers['Content-Security-Policy']).toMatch(CSP)
        accepted += 1
      }
      const policy = unlessRefused(() => makePolicy({ ...fixtureSite, files: [text] }))
      if (policy) expect(text).toMatch(/^\/(?!.*\.\.\/)[\w./-]*$/)
    }),
    { numRuns: 200 },
  )
  // Some origins have to be accepted: a function that refuses everything would pass the checks above too.
  expect(accepted).toBeGreaterThan(0)
})
