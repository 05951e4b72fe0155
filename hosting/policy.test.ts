import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixtureSite } from '../tests/hosting/fixture.ts'
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

it('lets no configuration add or split a header', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('payment', 'camera\r\nX-Evil: 1', 'usb=(*)', '/a\nb', '/..', '/a/../b'),
    fc.string().map((end) => `https://a.fr${end}`),
    fc.domain().map((host) => `https://${host}`),
  )
  const names = Object.keys(makePolicy(fixtureSite).headers)
  let accepted = 0
  fc.assert(
    fc.property(
      fc.array(anyText, { maxLength: 1 }),
      fc.array(anyText, { maxLength: 1 }),
      (files, origins) => {
        let policy: ReturnType<typeof makePolicy>
        try {
          policy = makePolicy({
            ...fixtureSite,
            files: [...fixtureSite.files, ...files],
            cspSources: {
              'script-src': origins,
              'img-src': origins,
              'connect-src': origins,
              'frame-src': origins,
            },
          })
        } catch {
          return
        }
        expect(Object.keys(policy.headers)).toEqual(names)
        // No header has a character, such as `$`, that nginx, Caddy or Apache would interpret between
        // quotes.
        for (const value of Object.values(policy.headers)) {
          expect(value).toMatch(/^[\w '()=,;:/+.-]+$/)
        }
        const sources = policy.headers['Content-Security-Policy']?.split(/[ ;]+/) ?? []
        for (const source of sources) {
          expect(source).toMatch(/^(?:[a-z-]+|'none'|'self'|'sha256-.{44}'|https:\/\/[a-z\d.-]+)$/)
        }
        accepted += origins.length
        for (const { path } of policy.files) expect(path).toMatch(/^\/(?!.*\.\.\/)[\w./-]*$/)
      },
    ),
    { numRuns: 200 },
  )
  // Some policies have to be accepted: a function that refuses everything would pass the checks above too.
  expect(accepted).toBeGreaterThan(0)
}, 30_000)
