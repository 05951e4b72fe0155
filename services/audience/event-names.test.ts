import { expect, it } from 'vitest'
import { renewTables } from '../../tests/renew-tables.ts'
import { providers, tells } from '../providers.ts'
import { eventLabels } from './event-names.ts'

const measured = (isMeasured: boolean) => (isMeasured ? 'oui' : 'non mesuré')

it('docs/mesure.md says what is counted: npm run unit -- -u event-names renews it', async () => {
  const page = renewTables(
    'docs/mesure.md',
    Object.entries(eventLabels).map(([name, label]) => [`\`${name}\``, label]),
    [
      ['Un fichier à vous', 'oui', 'oui'],
      ...Object.entries(providers.video).map(([id, { service }]) => [
        service.name,
        measured(tells('video', id, 'playing')),
        measured(tells('video', id, 'ended')),
      ]),
    ],
    Object.entries(providers.scheduling).map(([id, { service }]) => [
      service.name,
      measured(tells('scheduling', id, 'time-chosen')),
      tells('scheduling', id, 'booked') ? 'oui' : 'si l’agenda conduit son cadre à /merci',
    ]),
  )
  await expect(page).toMatchFileSnapshot('../../docs/mesure.md')
})
