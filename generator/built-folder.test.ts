import { readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { openDraft, putInPlace, restoreBuild } from './built-folder.ts'

let folder: string
let out: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  out = join(folder, 'dist')
})

const read = () => readFileSync(join(out, 'index.html'), 'utf8')

function build(text: string) {
  writeFileSync(join(openDraft(out), 'index.html'), text)
  putInPlace(out)
}

it('a build that fails or is killed while it writes leaves the one before as it was', () => {
  build('first')
  writeFileSync(join(openDraft(out), 'index.html'), 'half')
  expect(read()).toBe('first')
  build('second')
  expect(read()).toBe('second')
})

it('a build killed between its two renames is put back whole by the next command', () => {
  build('first')
  renameSync(out, `${out}-replaced`)
  restoreBuild(out)
  expect(read()).toBe('first')
})

it.each<[string, () => void]>([
  ['a file of somebody else', () => writeFileSync(join(out, 'mes-notes.txt'), 'notes')],
  ['a folder without a build', () => renameSync(join(out, '.construction.json'), `${out}-list`)],
])('never replaces %s, and says so in French', (_, put) => {
  build('first')
  put()
  expect(() => build('second')).toThrow(/que la construction n’y a pas mis\..*Rien n’a été touché/)
  expect(read()).toBe('first')
})

it('never replaces a file or a link', () => {
  writeFileSync(out, 'a file')
  symlinkSync(folder, join(folder, 'link'))
  for (const place of [out, join(folder, 'link')]) {
    expect(() => openDraft(place)).toThrow('n’est pas un dossier')
  }
})
