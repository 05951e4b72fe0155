import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { writeWhole } from './write-whole.ts'

it('leaves the old file whole, and nothing beside it, where the new one cannot be written', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'site.yaml'), 'name: Lilas')
  mkdirSync(join(folder, 'words.yaml'))
  expect(() => writeWhole(join(folder, 'words.yaml'), 'home:')).toThrow()
  expect(() => writeWhole(join(folder, 'site.yaml/words.yaml'), 'home:')).toThrow()
  expect(readdirSync(folder).sort()).toEqual(['site.yaml', 'words.yaml'])
  expect(readFileSync(join(folder, 'site.yaml'), 'utf8')).toBe('name: Lilas')
})
