import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { draftBeside, removeDrafts, writeWhole } from './write-whole.ts'

it('removes the drafts of killed commands, and nothing that the owner has written or linked to', () => {
  const folder = temporaryFolder()
  const site = join(folder, 'site')
  const elsewhere = join(folder, 'elsewhere')
  for (const each of [join(site, 'media'), elsewhere]) mkdirSync(each, { recursive: true })
  symlinkSync(elsewhere, join(site, 'lien'))
  const draft = draftBeside(join(site, 'media/film.mp4'))
  const others = [draftBeside(join(elsewhere, 'film.mp4')), join(site, '.brouillon-notes.tmp')]
  for (const each of [draft, ...others]) writeFileSync(each, '')
  removeDrafts(site)
  expect(existsSync(draft)).toBe(false)
  expect(others.every((each) => existsSync(each))).toBe(true)
})

it('leaves the old file whole, and nothing beside it, where the new one cannot be written', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.yaml'), 'name: Lilas')
  mkdirSync(join(folder, 'words.yaml'))
  expect(() => writeWhole(join(folder, 'words.yaml'), 'home:')).toThrow()
  expect(() => writeWhole(join(folder, 'site.yaml/words.yaml'), 'home:')).toThrow()
  expect(readdirSync(folder).sort()).toEqual(['site.yaml', 'words.yaml'])
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe('name: Lilas')
})
