import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { OwnerError } from '../../generator/owner-error.ts'
import { followSite } from './follow-site.ts'

it('looks again at a site of which a file could not be read for an instant', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync('site', folder, { recursive: true })
  // An error of the system, as EBUSY or ENOENT would be: EISDIR.
  const logo = join(folder, 'media/logo.svg')
  rmSync(logo, { force: true })
  mkdirSync(logo)
  const open = () => Promise.reject(new OwnerError('À corriger.'))
  const { begun, state } = followSite(folder, open)
  await begun
  expect(state().isBehind).toBe(false)
  rmSync(logo, { recursive: true })
  await vi.waitFor(() => expect(state().isBehind).toBe(true), 9000)
})
