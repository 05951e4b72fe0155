import { expect, it } from 'vitest'
import { renewTables } from '../../tests/renew-tables.ts'
import { eventLabels } from './event-names.ts'

it('docs/mesure.md lists what is counted (renewed by npm run unit -- -u event-names)', async () => {
  const rows = Object.entries(eventLabels).map(([name, label]) => [`\`${name}\``, label])
  await expect(renewTables('docs/mesure.md', rows)).toMatchFileSnapshot('../../docs/mesure.md')
})
