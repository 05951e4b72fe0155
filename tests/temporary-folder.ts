import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes a folder that is removed after the file's tests or, with `onTestFinished`, after the current test. */
export function temporaryFolder(after: (remove: () => void) => void = afterAll): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
