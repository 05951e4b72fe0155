import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { hasMessages, listProviders } from './providers.ts'
import type { EmbedKind } from './Service.ts'

const rowsOf = (kind: EmbedKind) =>
  listProviders(kind)
    .filter(([id]) => id !== 'other')
    .map(([id, { service, example }]) => [
      service.privacyPolicy ? `[${service.name}](${service.privacyPolicy})` : service.name,
      service.country ?? 'vous est demandé',
      hasMessages(kind, id) ? 'oui' : '—',
      `\`${example}\``,
    ])

it('docs/services.md lists each service (renewed by npm run unit -- services-table -u)', async () => {
  const tables = [rowsOf('video'), rowsOf('scheduling')].map((rows) =>
    rows.map((cells) => `| ${cells.join(' | ')} |\n`).join(''),
  )
  // The head of each table, its rule of dashes, then its rows, which are replaced.
  const page = readFileSync('docs/services.md', 'utf8').replace(
    /(\|[^\n]*\n\| ---[^\n]*\n)(?:\|[^\n]*\n)*/g,
    (_, head: string) => head + tables.shift(),
  )
  await expect(page).toMatchFileSnapshot('../docs/services.md')
})
