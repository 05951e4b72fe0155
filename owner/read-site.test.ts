import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { temporaryFolder, writeFiles } from '../tests/temporary-folder.ts'
import { buildable, readSite } from './read-site.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder(onTestFinished)
})

function faultsOf(path = folder) {
  try {
    buildable(readSite(path))
  } catch (error) {
    return (error as Error).message.replaceAll(folder, 'mon-site').split('\n  • ').slice(1)
  }
  return []
}

it('finds what its own folder lacks in what ships', () => {
  cpSync('site/site.yaml', join(folder, 'site.yaml'))
  writeFiles(folder, { 'media/demonstration.webp': '…' })
  const { find } = buildable(readSite(folder)).folder
  expect(find('media/demonstration.webp')).toBe(join(folder, 'media/demonstration.webp'))
  expect(find('media/demonstration.mp4')).toBe('defaults/media/demonstration.mp4')
})

it('says that the folder does not exist, or holds no site', () => {
  expect(faultsOf(join(folder, 'absent'))).toEqual([
    expect.stringMatching(/^mon-site\/absent\/site\.yaml : Ce fichier manque/),
  ])
  expect(faultsOf()).toEqual([expect.stringMatching(/^mon-site\/site\.yaml : Ce fichier manque/)])
})
