import { expect, it } from 'vitest'
import { describeMatomo } from './matomo.ts'

it('sends counts to the origin and path of Matomo’s address, and drops the rest of it', () => {
  const url = `https://moi:secret@m.agence.fr:8443/stats/"<script>; script-src */?x=1'#y`
  expect(describeMatomo({ url, siteId: 1 })).toMatchObject({
    connectOrigin: 'https://m.agence.fr:8443',
    target: {
      address: 'https://m.agence.fr:8443/stats/%22%3Cscript%3E;%20script-src%20*/matomo.php',
    },
  })
})
