import fc from 'fast-check'
import { expect, it } from 'vitest'
import { describeAudience } from './audience-providers.ts'

const matomo = (url: string) => describeAudience({ provider: 'matomo', url, siteId: 1 })

it('counts nowhere, and lets nothing through the policy, where nobody counts', () => {
  expect(describeAudience(null)).toEqual({
    target: null,
    toSet: [],
    connectOrigins: [],
    countedPaths: [],
  })
})

it('takes of an address its origin and its path, whatever else somebody wrote in it', () => {
  const { target, connectOrigins } = matomo(
    `https://moi:secret@m.agence.fr:8443/stats/"<script>; script-src */?x=1'#y`,
  )
  expect(connectOrigins).toEqual(['https://m.agence.fr:8443'])
  expect(target?.address).toBe(
    'https://m.agence.fr:8443/stats/%22%3Cscript%3E;%20script-src%20*/matomo.php',
  )
})

it('names in the policy one origin, and nothing that could end it', () => {
  const urls = fc.webUrl({
    validSchemes: ['https'],
    withQueryParameters: true,
    withFragments: true,
  })
  fc.assert(
    fc.property(urls, (url) => {
      const { target, connectOrigins } = matomo(url)
      expect(connectOrigins).toEqual([new URL(url).origin])
      expect(connectOrigins[0]).toMatch(/^https:\/\/[\w.-]+(?::\d+)?$/)
      const { origin, pathname, search, hash } = new URL(target?.address ?? '')
      expect([origin, search, hash]).toEqual([connectOrigins[0], '', ''])
      expect(pathname).toMatch(/\/matomo\.php$/)
    }),
  )
})
