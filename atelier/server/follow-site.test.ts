import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { followSite } from './follow-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-'))
cpSync('site', folder, { recursive: true })
const versions = join(folder, 'legal/versions.json')
const logo = join(folder, 'media/logo.svg')

it('is never ready while something cannot be read, from the start or later, and looks again', async () => {
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // A folder in place of the logo makes every read of it fail with EISDIR, an error of the system like
  // EBUSY or ENOENT.
  rmSync(logo, { force: true })
  mkdirSync(logo)
  mkdirSync(join(folder, 'legal'), { recursive: true })
  writeFileSync(versions, '<<<<<<< HEAD')
  const open = vi.fn(async (build, onRead) => ({
    current: { build },
    origin: '',
    onRead,
    show: undefined,
  }))
  const { firstAttempt, state } = followSite(folder, open)
  await firstAttempt
  expect(state().isBehind).toBe(true)
  const toFix = () => state().problems.filter(({ level }) => level === 'fix')
  const said = () => toFix().map(({ lineInFile, message }) => `${lineInFile} ${message}`)
  expect(said()).toContainEqual(expect.stringContaining(versions))
  expect(said()).toContainEqual(expect.stringContaining('media/logo.svg'))

  rmSync(versions)
  rmSync(logo, { recursive: true })
  await vi.waitFor(() => expect(state().isBehind).toBe(false), 9000)
  expect(toFix().length).toBeGreaterThan(10)
  expect(open).toHaveBeenCalledTimes(1)
})
