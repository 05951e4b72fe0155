import { expect, it } from 'vitest'
import { renewTables } from '../../tests/renew-tables.ts'
import { providers, sendsSignal } from '../providers.ts'
import { eventLabels } from './event-names.ts'

const measuredCell = (isMeasured: boolean) => (isMeasured ? 'oui' : 'non mesuré')

it('docs/mesure.md lists what is counted (renewed by npm run unit -- -u event-names)', async () => {
  const page = renewTables(
    'docs/mesure.md',
    Object.entries(eventLabels).map(([name, label]) => [`\`${name}\``, label]),
    [
      ['Un fichier à vous', 'oui', 'oui'],
      ...Object.entries(providers.video).map(([id, { service }]) => [
        service.name,
        measuredCell(sendsSignal('video', id, 'playing')),
        measuredCell(sendsSignal('video', id, 'ended')),
      ]),
    ],
    Object.entries(providers.scheduling).map(([id, { service }]) => [
      service.name,
      measuredCell(sendsSignal('scheduling', id, 'time-chosen')),
      sendsSignal('scheduling', id, 'booked') ? 'oui' : 'si l’agenda conduit son cadre à /merci',
    ]),
  )
  await expect(page).toMatchFileSnapshot('../../docs/mesure.md')
})
