import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { findUnreadFiles } from './find-unread-files.ts'
import { openSiteFolder } from './site-folder.ts'

it.each([
  ['word.yaml', 'Renommez-le en « words.yaml »'],
  ['site.yaml.txt', 'Reportez-y ce qui vous sert'],
])('says what to do with %s, which nothing reads', (file, order) => {
  const folder = temporaryFolder(onTestFinished)
  for (const name of ['site.yaml', file]) writeFileSync(join(folder, name), '')
  const sentences = [...findUnreadFiles(openSiteFolder(folder))].map(({ sentence }) => sentence)
  expect(sentences).toEqual([expect.stringContaining(order)])
})
