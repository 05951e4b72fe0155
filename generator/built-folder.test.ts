import fs, {
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { openDraft, putInPlace } from './built-folder.ts'

let folder: string
let out: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
  out = join(folder, 'dist')
})

const read = () => readFileSync(join(out, 'index.html'), 'utf8')

function build(text: string) {
  const draft = openDraft(out)
  writeFileSync(join(draft, 'index.html'), text)
  putInPlace(draft, out)
}

it('a build that is killed while it writes leaves the one before as it was, and nothing for long', () => {
  build('first')
  const draft = openDraft(out)
  writeFileSync(join(draft, 'index.html'), 'half')
  expect(read()).toBe('first')
  utimesSync(draft, 0, 0)
  build('second')
  expect(read()).toBe('second')
  expect(readdirSync(folder)).toEqual(['dist'])
})

it('a build killed between its two renames is put back whole by the next build', () => {
  build('first')
  renameSync(out, `${out}-replaced`)
  openDraft(out)
  expect(read()).toBe('first')
})

it('two builds of one folder at once are whole each, and the last stays', () => {
  const draft = openDraft(out)
  build('second')
  writeFileSync(join(draft, 'index.html'), 'first')
  expect(read()).toBe('second')
  putInPlace(draft, out)
  expect(read()).toBe('first')
  expect(readdirSync(folder)).toEqual(['dist'])
})

it('a folder that cannot be replaced stays, and the build says so in French', () => {
  build('first')
  const draft = openDraft(out)
  const { renameSync: rename } = fs
  vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
    if (from === draft) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
    rename(from, to)
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  expect(() => putInPlace(draft, out)).toThrow(/dist » ne peut pas être remplacé \(EBUSY\)/)
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
