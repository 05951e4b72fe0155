import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { buildable, readSite } from './read-site.ts'

it('finds what its own folder lacks in what ships', () => {
  const folder = temporaryFolder()
  cpSync('site/site.yaml', join(folder, 'site.yaml'))
  writeFiles(folder, { 'media/demonstration.webp': '…' })
  const { find } = buildable(readSite(folder)).folder
  expect(find('media/demonstration.webp')).toBe(join(folder, 'media/demonstration.webp'))
  expect(find('media/demonstration.mp4')).toBe('defaults/media/demonstration.mp4')
})

it('says that a folder holds no site', () => {
  const said = `${join('absent', 'site.yaml')} : Ce fichier manque`
  expect(() => buildable(readSite('absent'))).toThrow(said)
})
