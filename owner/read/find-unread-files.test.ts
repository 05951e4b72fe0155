import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, it, onTestFinished } from 'vitest'
import { inWords } from '../../tests/in-words.ts'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { findUnreadFiles } from './find-unread-files.ts'
import { openSiteFolder } from './site-folder.ts'

it('names a copy of the site beside it, and not its base', () => {
  const [before, folder] = [process.cwd(), temporaryFolder(onTestFinished)]
  onTestFinished(() => process.chdir(before))
  process.chdir(folder)
  for (const name of ['site', 'site - Copie', 'base', 'notes']) mkdirSync(name)
  writeFileSync('site/site.yaml', 'base: ../base\n')
  writeFileSync('site - Copie/site.yaml', '')
  writeFileSync('base/site.yaml', '')
  expect(inWords(findUnreadFiles(openSiteFolder('site')))).toEqual([
    'look rien ne lit « site - Copie » : votre site est dans « site ». Reportez-y ce qui vous sert, puis rangez cette copie ailleurs.',
  ])
})
