import { expect, it } from 'vitest'
import { renewTables } from '../tests/renew-tables.ts'
import { type EmbedKind, listProviders } from './providers.ts'

const rowsOf = (kind: EmbedKind) =>
  listProviders(kind)
    .filter(([id]) => id !== 'page')
    .map(([, { service, hasMessages, example }]) => [
      service.privacyPolicy ? `[${service.name}](${service.privacyPolicy})` : service.name,
      service.country ?? 'vous est demandé',
      hasMessages ? 'oui' : '—',
      `\`${example}\``,
    ])

it('docs/services.md lists each service (renewed by npm run unit -- -u services-table)', async () => {
  const page = renewTables('docs/services.md', rowsOf('video'), rowsOf('scheduling'))
  await expect(page).toMatchFileSnapshot('../docs/services.md')
})
