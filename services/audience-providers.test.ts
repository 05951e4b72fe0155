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
