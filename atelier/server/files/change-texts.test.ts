import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { changeTexts } from './change-texts.ts'

it('changes no file where all answers are to be written or none, and one is outdated', () => {
  const folder = temporaryFolder(onTestFinished)
  cpSync('site', folder, { recursive: true })
  const banner = { file: 'words.yaml', path: ['home', 'banner'] }
  const first = changeTexts(folder, [
    { ...banner, before: 'Pour les psychologues', value: 'Lilas' },
  ])
  expect(first.written).toHaveLength(1)
  const readAll = () =>
    ['site.yaml', 'words.yaml'].map((name) => readFileSync(join(folder, name), 'utf8'))
  const before = readAll()

  const outdated = { file: 'site.yaml', path: ['name'], before: 'Autre', value: 'Lilas' }
  const step = [{ ...banner, before: 'Lilas', value: 'Pour vous' }, outdated]
  expect(changeTexts(folder, step, true)).toEqual({
    rejected: [expect.objectContaining(outdated)],
    written: [],
  })
  expect(readAll()).toEqual(before)
  expect(changeTexts(folder, step).written).toHaveLength(1)
})
