import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { shipped } from '../../tests/sites.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { readSite } from '../read-site.ts'
import { withValue } from '../values.ts'
import { findEverything } from './find-everything.ts'

it.each([
  ['SAS', 20],
  ['EI', 18],
])(
  'asks %s, from the empty site to « Prêt à publier », for at most %i answers',
  async (form, most) => {
    const site = temporaryFolder()
    cpSync('site', site, { recursive: true })
    const answers = withValue(shipped.folder.file.data, ['legal', 'publisher', 'legalForm'], form)
    writeFileSync(join(site, 'site.yaml'), stringify(answers))
    const found = await findEverything(readSite(site))
    const missing = found.filter(({ level }) => level === 'fix')
    // The legal form is one more answer.
    expect(missing.length + 1).toBeLessThanOrEqual(most)
    expect(missing.length).toBeGreaterThan(10)
  },
)
