import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/**
 * A folder for the tests of a file, gone after them.
 *
 * @param after says when: `onTestFinished` for a folder of one test
 */
export function temporaryFolder(after: (remove: () => void) => void = afterAll): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')))
  after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
